internal import Files
package import ReaderDomain
package import RecordJSON

/// An article and its body as one line of an article file. The body comes last, so that a list can stop reading before it.
package struct ArticleLine: Sendable {
  /// The part that a list shows.
  package var record: ArticleRecord
  package var body: BodyRecord?

  /// Writes the line with its line break.
  /// - Returns: the length up to the body, and the length without the line break, in bytes.
  package func write(to writer: inout JSONWriter) -> (head: Int, length: Int) {
    let start = writer.bytes.count
    writer.beginObject()
    record.writeMembers(to: &writer)
    let head = writer.bytes.count - start
    if let body {
      writer.member(Self.bodyName)
      body.write(to: &writer)
    }
    writer.endObject()
    let length = writer.bytes.count - start
    writer.breakLine()
    return (head, length)
  }

  /// The approximate length of the line in bytes.
  var estimatedLength: Int {
    let text =
      switch body?.body {
      case .html(let text, _), .text(let text): text.utf8.count
      case .some(.none), nil: 0
      }
    let all = text + (body?.fullHTML?.utf8.count ?? 0)
    return 512 + all + all / 16
  }

  private static let bodyName = "body"
  private static let bodyStart = Array(#","body":"#.utf8)

  /// The length of a line up to the body. The search cannot match inside a string because quotation marks are escaped there.
  package static func head(of line: UnsafeBufferPointer<UInt8>) -> Int {
    line.firstPosition(of: bodyStart) ?? line.count - 1
  }

  /// Reads the part before the body.
  package static func record(ofHead head: [UInt8]) throws(JSONError) -> ArticleRecord {
    var reader = try JSONReader(head + [UInt8(ascii: "}")])
    let record = try ArticleRecord(reading: &reader)
    try reader.end()
    return record
  }

  /// Reads a whole line.
  package init(_ line: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(line)
    record = try ArticleRecord(reading: &reader)
    try reader.end()
    body = try Self.body(of: line)
  }

  /// Reads a line; nil when it is damaged.
  package init?(ifWhole line: [UInt8]) {
    do throws(JSONError) { try self.init(line) } catch { return nil }
  }

  package init(record: ArticleRecord, body: BodyRecord?) {
    self.record = record
    self.body = body
  }

  private static func body(of line: [UInt8]) throws(JSONError) -> BodyRecord? {
    var reader = try JSONReader(line)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      if member == bodyName { return try BodyRecord(reading: &reader) }
      try reader.skipValue()
    }
    return nil
  }
}

extension ArticleLine {
  package init(_ article: Article, _ body: ArticleBody, fullHTML: String? = nil, digest: UInt64, reading: Int? = nil) {
    self.init(record: ArticleRecord(article, digest: digest, reading: reading), body: BodyRecord(body, fullHTML: fullHTML))
  }

  /// The line with the main text of the article's page.
  package func with(fullHTML: String) -> ArticleLine {
    ArticleLine(record: record, body: BodyRecord(body?.body ?? .none, fullHTML: fullHTML))
  }

  package func article(of feed: FeedID) -> ArticleMerge.IncomingArticle {
    ArticleMerge.IncomingArticle(
      article: record.article(of: feed), body: body?.body ?? .none, fullHTML: body?.fullHTML, reading: record.reading)
  }
}
