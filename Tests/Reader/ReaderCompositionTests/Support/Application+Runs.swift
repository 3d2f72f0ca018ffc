@testable import CoreComposition
@testable import ReaderComposition
import Foundation
import TerminalDoubles

extension Application {
  /// Runs the program once, with a data directory.
  static func runs(in folder: URL, _ work: (Application) async throws -> Void) async throws {
    let application = try Application(
      .strata, settings: MovedFeature.settings + ArticlesFeature.settings, LaunchOptions(directory: folder.path()),
      terminal: CapturedTerminal(of: "strata").terminal)
    try await work(application)
    _ = application.finish()
  }
}
