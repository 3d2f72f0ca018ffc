internal import Domain

/// What the file of a shelf holds: a line that says what it is, then a line an article. What was edited stands there again, further down.
struct ShelfContent {
  /// The articles, each as it stands furthest down.
  private(set) var entries: [ShelfEntry] = []
  /// How many bytes are whole lines.
  private(set) var end = 0
  /// What is wrong with the first line that is not what was written.
  private(set) var damage: JSONDamage?

  private var places: [ArticleID: Int] = [:]

  /// Writes the first line of a file.
  static func writeHeader(of feed: FeedID, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member(DocumentSchema.member, DocumentSchema.newest)
    writer.member("feed", feed.text)
    writer.endObject()
    writer.breakLine()
  }

  /// Reads a file. Its schema is looked at before anything else.
  /// - Throws: `newer`. What is damaged is told by `damage`, and what is not can be used.
  init(_ bytes: [UInt8]) throws(DocumentSchema.Problem) {
    let version = bytes.withUnsafeBufferPointer { read($0) }
    if version > DocumentSchema.newest { throw .newer(version) }
  }

  /// Reads the lines that are whole, those of a newer version excepted, and gives the version.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let firstEnd = bytes.firstPosition(of: UInt8(ascii: "\n"))
    var version = 0
    do throws(JSONDamage) {
      version = try DocumentSchema.version(try JSONReader(Array(bytes[..<(firstEnd ?? bytes.count)])))
      if firstEnd == nil { damage = JSONDamage(line: 1, "the text ends too early") }
    } catch {
      damage = error
    }
    guard version <= DocumentSchema.newest, let firstEnd else { return version }
    end = firstEnd + 1
    var number = 1
    while let lineEnd = bytes.firstPosition(of: UInt8(ascii: "\n"), from: end) {
      number += 1
      do throws(JSONDamage) {
        try add(UnsafeBufferPointer(rebasing: bytes[end..<lineEnd]))
      } catch {
        damage = damage ?? JSONDamage(line: number, error.problem)
      }
      end = lineEnd + 1
    }
    return version
  }

  private mutating func add(_ line: UnsafeBufferPointer<UInt8>) throws(JSONDamage) {
    let head = ArticleLine.head(of: line)
    let record = try ArticleLine.record(ofHead: Array(line[..<max(head, 0)]))
    let entry = ShelfEntry(place: record.place, digest: record.digest, start: end, head: head, length: line.count)
    if let place = places[entry.id] {
      entries[place] = entry
    } else {
      places[entry.id] = entries.count
      entries.append(entry)
    }
  }
}
