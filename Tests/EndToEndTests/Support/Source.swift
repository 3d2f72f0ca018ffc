import Foundation

/// The files of the project that tests read.
enum Source {
  /// The project's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let readme = root.appending(path: "README.md")
  static let architecture = root.appending(path: "Architecture.md")
  static let manual = root.appending(path: "Modules/strata/Manual.md")
  static let changeLog = root.appending(path: ".github/CHANGELOG.md")

  /// A file's text.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What the sample server serves at a path, before it puts its address in.
  static func sample(_ path: String) throws -> String {
    try text("Modules/SampleServer/Samples/\(path)")
  }
}
