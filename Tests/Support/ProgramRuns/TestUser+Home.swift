package import Foundation

/// Changes to a data directory from outside the program.
extension TestUser {
  /// Truncates a file of the data directory, or the one file in use in a folder.
  /// - Parameter place: The fraction that remains, from 0 to 1.
  /// - Returns: The remaining content.
  package func cuts(_ name: String, at place: Double) throws -> Data {
    let named = home.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: named.path())) ?? []
    // The folder also contains the files that were set aside.
    let file = names.first { $0.hasSuffix(".jsonl") }.map { named.appending(path: $0) } ?? named
    let whole = try Data(contentsOf: file)
    let half = whole.prefix(Int(Double(whole.count) * place))
    try half.write(to: file)
    return Data(half)
  }

  /// Sets the modification dates of the data directory's files to an hour ago.
  package func letsTimePass() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path()) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: home.appending(path: name).path())
    }
  }

  /// Whether any file in the data directory has exactly this content.
  package func holds(_ content: Data) throws -> Bool {
    try FileManager.default.subpathsOfDirectory(atPath: home.path()).contains { name in
      FileManager.default.contents(atPath: home.appending(path: name).path()) == content
    }
  }

  /// Whether the data directory contains a file or folder of this name.
  package func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: home.appending(path: name).path())
  }

  /// Writes a file into the user's folder.
  /// - Returns: The path of the file.
  package func writes(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path()
  }
}
