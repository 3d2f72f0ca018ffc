import Foundation

/// Repeated trials in the same data directory.
extension Person {
  /// A folder outside the data directory that devices can share.
  var shared: URL { folder.appending(path: "shared") }

  private static let copies = "before"
  private var places: [URL] { [home, shared] }

  /// The log of injected disk faults.
  var log: URL { folder.appending(path: "faults.log") }

  /// Creates both folders, empty.
  func makesPlaces() throws {
    for place in places { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
  }

  /// Copies both folders before the trials.
  func remembersPlaces() throws {
    for place in places { try FileManager.default.copyItem(at: place, to: place.appendingPathExtension(Self.copies)) }
  }

  /// Restores both folders from their copies.
  func goesBack() throws {
    for place in places {
      try FileManager.default.removeItem(at: place)
      try FileManager.default.copyItem(at: place.appendingPathExtension(Self.copies), to: place)
    }
  }

  /// Returns the logged calls, one per line, and deletes the log.
  func takesLog() throws -> [String] {
    guard FileManager.default.fileExists(atPath: log.path()) else { return [] }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    try FileManager.default.removeItem(at: log)
    return lines
  }
}
