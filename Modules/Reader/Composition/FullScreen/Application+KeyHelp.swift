public import CoreComposition
import FullScreen

extension Application {
  /// The page of help about the keys of the full screen.
  public nonisolated static var keyHelp: String { KeyHelp.page }
}
