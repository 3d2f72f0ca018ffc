import CoreComposition
import CoreDomain
import CoreScenes
import CoreTerminal
import Foundation
import SampleComposition
import TerminalDoubles

/// A user of one feature with a data directory. It calls scenes as the commands do.
@MainActor
struct SampleUser {
  let folder: String
  private let feature: any Feature.Type

  private static let program = ProgramIdentity(name: "sample", version: "1", schema: 1, website: "https://example.org")

  /// The result of one run of the program.
  struct Run {
    let output: String
    let error: String
    let code: Int32
  }

  /// Gives a test a user, and removes the data directory afterwards.
  /// - Parameters:
  ///   - setting: the setting of the feature that names its server.
  ///   - url: the value of the setting.
  static func atWork(
    _ feature: any Feature.Type, setting: String, to url: String, _ work: (SampleUser) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let user = SampleUser(folder: folder.path(), feature: feature)
    try await user.sets(setting, to: url)
    try await work(user)
  }

  /// Runs the program once.
  func run(
    _ format: LaunchOptions.Format = .text, isTraced: Bool = false, _ ask: (Application) async -> Void
  ) async throws -> Run {
    let captured = CapturedTerminal(of: "sample")
    let options = LaunchOptions(directory: folder, format: format, isTraced: isTraced)
    let application = try Application(Self.program, settings: feature.settings, options, terminal: captured.terminal)
    await ask(application)
    let code = application.finish()
    return Run(output: captured.text(.output), error: captured.text(.error), code: code)
  }

  func sets(_ name: String, to value: String) async throws {
    _ = try await run { await $0.settingList().perform(.change(SettingChange(name: name, value: value))) }
  }
}
