package import Foundation

/// A user of a program with a folder and a data directory of their own. The files of the user who runs the tests are neither read nor changed.
package protocol TestUser: Sendable {
  /// The working directory of the commands. It contains the data directory.
  var folder: URL { get }
}

extension TestUser {
  /// The data directory.
  package var home: URL { folder.appending(path: "home") }

  /// Runs work with a new folder for a user, and deletes the folder afterwards.
  package static func withFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "user-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder that remains in the system's temporary folder does no harm.
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder)
  }
}
