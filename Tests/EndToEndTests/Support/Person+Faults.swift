import Foundation

/// A home that is tried out again and again.
extension Person {
  /// The home as it was before the trials.
  var before: URL { folder.appending(path: "before") }

  /// Where it is told that the disk failed.
  var log: URL { folder.appending(path: "faults.log") }

  /// Puts the home back to how it was.
  func goesBack() throws {
    try FileManager.default.removeItem(at: home)
    try FileManager.default.copyItem(at: before, to: home)
  }

  /// The calls that were told of, a line each; they are forgotten afterwards.
  func takesLog() throws -> [String] {
    guard FileManager.default.fileExists(atPath: log.path()) else { return [] }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    try FileManager.default.removeItem(at: log)
    return lines
  }
}
