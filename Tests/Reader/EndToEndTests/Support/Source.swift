import Foundation

/// The files of the project that tests read.
enum Source {
  /// The root folder of the project.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let readme = root.appending(path: "README.md")
  static let architecture = root.appending(path: "Architecture.md")
  static let manual = root.appending(path: "Modules/Reader/strata/Manual.md")
  static let changeLog = root.appending(path: ".github/CHANGELOG.md")

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The content of the sample server at a path, before the server inserts its URL.
  static func sample(_ path: String) throws -> String {
    try text("Modules/Tools/SampleServer/Samples/\(path)")
  }
}
