import Foundation

/// A home that is tried out again and again.
extension Person {
  /// A folder outside the home, which devices could share.
  var shared: URL { folder.appending(path: "shared") }

  private static let copies = "before"
  private var places: [URL] { [home, shared] }

  /// Where it is told that the disk failed.
  var log: URL { folder.appending(path: "faults.log") }

  /// Makes both folders, empty.
  func makesPlaces() throws {
    for place in places { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
  }

  /// Remembers how both folders are before the trials.
  func remembersPlaces() throws {
    for place in places { try FileManager.default.copyItem(at: place, to: place.appendingPathExtension(Self.copies)) }
  }

  /// Puts both back to how they were.
  func goesBack() throws {
    for place in places {
      try FileManager.default.removeItem(at: place)
      try FileManager.default.copyItem(at: place.appendingPathExtension(Self.copies), to: place)
    }
  }

  /// The calls that were told of, a line each; they are forgotten afterwards.
  func takesLog() throws -> [String] {
    guard FileManager.default.fileExists(atPath: log.path()) else { return [] }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    try FileManager.default.removeItem(at: log)
    return lines
  }
}
