internal import Files
package import RecordJSON
package import Domain

/// An article with its body as one line of its feed's file. The body stands last, so that a list reads no further than to it.
package struct ArticleLine: Sendable {
  /// What a list shows.
  package var record: ArticleRecord
  /// The body, if there is one.
  package var body: BodyRecord?

  /// Writes the line with its end.
  /// - Returns: how much of it stands before the body, and its length without the end.
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

  /// About how many bytes the line takes.
  var estimatedLength: Int {
    let text =
      switch body?.body {
      case .html(let text, _), .text(let text): text.utf8.count
      case .some(.none), nil: 0
      }
    return 512 + text + text / 16
  }

  private static let bodyName = "body"
  private static let bodyStart = Array(#","body":"#.utf8)

  /// How much of a line stands before the body. Inside a string, the quotation marks of what is looked for would have backslashes.
  package static func head(of line: UnsafeBufferPointer<UInt8>) -> Int {
    line.firstPosition(of: bodyStart) ?? line.count - 1
  }

  /// Reads what stands before the body.
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

  /// Reads a line as far as it is whole; nil when it is not.
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
  /// line <- entity
  package init(_ article: Article, _ body: ArticleBody, digest: UInt64) {
    self.init(record: ArticleRecord(article, digest: digest), body: BodyRecord(body))
  }

  /// entity <- line
  package func article(of feed: FeedID) -> ArticleMerge.IncomingArticle {
    ArticleMerge.IncomingArticle(article: record.article(of: feed), body: body?.body ?? .none)
  }
}
