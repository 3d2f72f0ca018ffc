import CoreDomain
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A document as a server sent it, in `Fixtures/<group>/`, with its expected result. The file name is the lesson.
///
/// These files belong to `<lesson>.xml` (or `.json`, `.html`, `.bin`):
/// - `<lesson>.expected.json`: the output of `strata --json parse`; or `<lesson>.expected.txt`: the error when the document is not a feed.
/// - `<lesson>.repairs.txt`: the repairs, one per line; missing when there are none.
/// - `<lesson>.answer`: lines of the HTTP response header (`Content-Type: text/xml`, `Content-Location: /a/`) and `URL: …`. Without this file,
///   the document has no header, and its URL is https://example.org/feed.xml.
struct FeedFixture: CustomTestStringConvertible, Sendable {
  /// The document file.
  let file: URL
  /// The Content-Type of the response.
  let contentType: String?
  /// The URL of the document.
  let url: WebURL?

  /// The group and the lesson.
  var testDescription: String { "\(file.deletingLastPathComponent().lastPathComponent)/\(lesson)" }

  /// The folder of all fixtures.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures", directoryHint: .isDirectory)
  /// The groups of documents that are read as feeds.
  static let groups = ["encodings", "malformed", "namespaces", "text", "urls", "identity", "dates", "json-feed", "hostile"]
  private static let endings: Set<String> = ["xml", "json", "html", "bin"]

  /// The fixtures of all groups. Those of a group are sorted by name.
  static func all() throws -> [FeedFixture] {
    try groups.flatMap { group in
      let folder = folder.appending(path: group)
      guard FileManager.default.fileExists(atPath: folder.path) else { return [FeedFixture]() }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { folder.appending(path: $0) }
      return try files.filter { endings.contains($0.pathExtension) && !$0.lastPathComponent.contains(".expected.") }.map(FeedFixture.init)
    }
  }

  private init(_ file: URL) throws {
    self.file = file
    let answer = file.deletingPathExtension().appendingPathExtension("answer")
    let lines = FileManager.default.fileExists(atPath: answer.path) ? try String(contentsOf: answer, encoding: .utf8) : ""
    var header: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { header[parts[0].lowercased()] = String(parts[1].drop { $0 == " " }) }
    }
    contentType = header["content-type"]
    let asked = header["url"] ?? "https://example.org/feed.xml"
    url = try WebURL(header["content-location"].flatMap { WebReference.resolve($0, against: asked) } ?? asked)
  }

  func document() throws -> [UInt8] { Array(try Data(contentsOf: file)) }

  /// The expected result.
  func expected() throws -> FeedReading {
    FeedReading(json: try text("expected.json"), sentence: try text("expected.txt"), repairs: try text("repairs.txt"))
  }

  /// Writes a result as the expected result.
  func expect(_ reading: FeedReading) throws {
    try write(reading.json, "expected.json")
    try write(reading.sentence, "expected.txt")
    try write(reading.repairs, "repairs.txt")
  }

  private var lesson: String { file.deletingPathExtension().lastPathComponent }

  private func neighbour(_ ending: String) -> URL { file.deletingPathExtension().appendingPathExtension(ending) }

  private func text(_ ending: String) throws -> String {
    let file = neighbour(ending)
    return FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : ""
  }

  private func write(_ text: String, _ ending: String) throws {
    let file = neighbour(ending)
    if !text.isEmpty {
      try Data(text.utf8).write(to: file)
    } else if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }
}
