import Database
import Foundation

/// A database in its own folder for one test, removed afterwards.
struct DatabaseFile: Sendable {
  let folder: String

  var path: String { "\(folder)/test.db" }

  static func with<Answer>(_ work: (DatabaseFile) async throws -> Answer) async throws -> Answer {
    let file = DatabaseFile(folder: FileManager.default.temporaryDirectory.path + "/strata-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: file.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: file.folder) }
    return try await work(file)
  }

  func connection(_ access: DatabaseAccess = .creating) throws(DatabaseError) -> SQLiteConnection {
    try SQLiteConnection(path: path, access: access, busyMilliseconds: 20)
  }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

  func put(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  func bytes() throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path)))
  }
}
