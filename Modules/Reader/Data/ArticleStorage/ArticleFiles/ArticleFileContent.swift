package import CoreData
internal import Files
package import ReaderDomain
package import RecordJSON

/// The content of an article file: a header line, then one line per article. An edited article has a further line below.
package struct ArticleFileContent {
  /// The articles, each with the position of its last line.
  package private(set) var entries: [ArticleFileEntry] = []
  /// The number of bytes in complete lines.
  package private(set) var end = 0
  /// The error of the first damaged line.
  package private(set) var damage: JSONError?
  /// The number of damaged lines; nil when it is unknown because the file was truncated.
  private(set) var unreadable: Int? = 0

  private var places: [ArticleID: Int] = [:]

  /// Reads a damaged file: its feed, and the articles whose lines are undamaged.
  /// - Returns: nil when the header line does not name the feed.
  package static func salvaged(from bytes: [UInt8]) -> (feed: FeedID, lines: [ArticleLine])? {
    let rows = bytes.split(separator: UInt8(ascii: "\n"))
    guard let header = rows.first else { return nil }
    do throws(JSONError) {
      guard let feed = try Self.feed(inHeader: Array(header)) else { return nil }
      var lines: [ArticleID: ArticleLine] = [:]
      for row in rows.dropFirst() {
        guard let line = ArticleLine(ifWhole: Array(row)) else { continue }
        lines[line.record.id] = line
      }
      return (feed, Array(lines.values))
    } catch {
      return nil
    }
  }

  static func writeHeader(of feed: FeedID, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member(DocumentSchema.member, DocumentSchema.newest)
    writer.member("feed", feed.text)
    writer.endObject()
    writer.breakLine()
  }

  /// The size in bytes of the header line, with its line break.
  static func headerLength(of feed: FeedID) -> Int {
    var writer = JSONWriter(reserving: 64)
    writeHeader(of: feed, to: &writer)
    return writer.bytes.count
  }

  /// Reads the file of a feed. The schema number is checked first.
  /// - Throws: `newer`. Damage is reported in `damage`, and the undamaged articles are available.
  package init(_ bytes: [UInt8], of feed: FeedID) throws(DocumentSchema.VersionError) {
    let version = bytes.withUnsafeBufferPointer { read($0, of: feed) }
    if version > DocumentSchema.newest { throw .newer(version, newest: DocumentSchema.newest) }
  }

  /// Reads the undamaged lines, unless a newer version wrote them, and returns the schema number.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, of feed: FeedID) -> Int {
    let firstEnd = bytes.firstPosition(of: UInt8(ascii: "\n"))
    var version = 0
    do throws(JSONError) {
      let header = Array(bytes[..<(firstEnd ?? bytes.count)])
      version = try DocumentSchema.version(try JSONReader(header))
      if firstEnd == nil {
        damage = JSONError(line: 1, "the text ends too early")
      } else if version <= DocumentSchema.newest, let owner = try Self.feed(inHeader: header), owner != feed {
        // Articles of one feed must not appear in another feed.
        damage = JSONError(line: 1, "it contains the articles of feed \(owner)")
        unreadable = nil
        return version
      }
    } catch {
      damage = error
      unreadable = 1
    }
    if firstEnd == nil { unreadable = nil }
    guard version <= DocumentSchema.newest, let firstEnd else { return version }
    end = firstEnd + 1
    var number = 1
    while let lineEnd = bytes.firstPosition(of: UInt8(ascii: "\n"), from: end) {
      number += 1
      do throws(JSONError) {
        try add(UnsafeBufferPointer(rebasing: bytes[end..<lineEnd]))
      } catch {
        damage = damage ?? JSONError(line: number, error.problem)
        unreadable = unreadable.map { $0 + 1 }
      }
      end = lineEnd + 1
    }
    // An incomplete last line means that more lines may be missing.
    if end < bytes.count { unreadable = nil }
    return version
  }

  /// The last lines of the articles, without those whose body is damaged.
  func wholeLines(in bytes: [UInt8]) -> [[UInt8]] {
    entries.map { Array(bytes[$0.start..<$0.start + $0.length]) }.filter { ArticleLine(ifWhole: $0) != nil }
  }

  /// The feed that the header line of a file names; nil when it names none.
  package static func feed(inHeader line: [UInt8]) throws(JSONError) -> FeedID? {
    var reader = try JSONReader(line)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      if member == "feed" { return try reader.value(FeedID.init(stored:)) }
      try reader.skipValue()
    }
    return nil
  }

  private mutating func add(_ line: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    let head = ArticleLine.head(of: line)
    let record = try ArticleLine.record(ofHead: Array(line[..<max(head, 0)]))
    let entry = ArticleFileEntry(place: record.place, digest: record.digest, start: end, head: head, length: line.count)
    if let place = places[entry.id] {
      entries[place] = entry
    } else {
      places[entry.id] = entries.count
      entries.append(entry)
    }
  }
}
