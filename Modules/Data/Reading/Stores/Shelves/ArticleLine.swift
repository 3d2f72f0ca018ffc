internal import Domain

/// An article with its body as one line of its feed's file. The body stands last, so that a list reads no further than to it.
struct ArticleLine: Sendable {
  /// What a list shows.
  var record: ArticleRecord
  /// The body, if there is one.
  var body: BodyRecord?

  /// The line without its end, and how much of it stands before the body.
  var encoded: (bytes: [UInt8], head: Int) {
    var writer = JSONWriter()
    writer.beginObject()
    record.writeMembers(to: &writer)
    let head = writer.bytes.count
    if let body {
      writer.member(Self.bodyName)
      body.write(to: &writer)
    }
    writer.endObject()
    return (writer.bytes, head)
  }

  private static let bodyName = "body"
  private static let bodyStart = Array(#","body":"#.utf8)

  /// How much of a line stands before the body. Inside a string, the quotation marks of what is looked for would have backslashes.
  static func head(of line: UnsafeBufferPointer<UInt8>) -> Int {
    line.firstPosition(of: bodyStart) ?? line.count - 1
  }

  /// Reads what stands before the body.
  static func record(ofHead head: [UInt8]) throws(JSONDamage) -> ArticleRecord {
    var reader = try JSONReader(head + [UInt8(ascii: "}")])
    let record = try ArticleRecord(reading: &reader)
    try reader.end()
    return record
  }

  /// Reads a whole line.
  init(_ line: [UInt8]) throws(JSONDamage) {
    var reader = try JSONReader(line)
    record = try ArticleRecord(reading: &reader)
    try reader.end()
    body = try Self.body(of: line)
  }

  init(record: ArticleRecord, body: BodyRecord?) {
    self.record = record
    self.body = body
  }

  private static func body(of line: [UInt8]) throws(JSONDamage) -> BodyRecord? {
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
  init(_ article: Article, _ body: ArticleBody, digest: UInt64) {
    self.init(record: ArticleRecord(article, digest: digest), body: BodyRecord(body))
  }

  /// entity <- line
  func piece(of feed: FeedID) -> ArticleIntake.Piece {
    ArticleIntake.Piece(article: record.article(of: feed), body: body?.body ?? .none)
  }
}
