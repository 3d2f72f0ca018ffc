import Foundation

/// A folder that is deleted with this value.
final class TemporaryFolder: Sendable {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "LayerRulesTests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that remains in the system's temporary folder does no harm.
    try? FileManager.default.removeItem(at: root)
  }
}
