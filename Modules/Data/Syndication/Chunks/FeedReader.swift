package import Domain

/// Reads a feed of any format while its bytes arrive.
///
/// A document without a fault is parsed as it comes. The bytes are kept until that has ended well, since any other is put right and parsed again
/// as a whole. They are kept in the pieces in which they came: one array would be copied time and again while it grows.
package struct FeedReader {
  /// How many bytes have come.
  package private(set) var count = 0
  /// Their digest.
  package private(set) var digest = DocumentDigest()

  private let contentType: String?
  private let base: WebURL?
  private var chunks: [[UInt8]] = []
  private var strict: StreamingFeedParser
  /// How many pieces were handed to the parser.
  private var parsed = 0

  /// A reader of a document with this `Content-Type`, which came from `base`.
  package init(contentType: String?, base: WebURL?) {
    self.contentType = contentType
    self.base = base
    strict = StreamingFeedParser(contentType: contentType, base: base)
  }

  /// Takes the next bytes, and leaves them alone until they are to be parsed.
  package mutating func keep(_ chunk: [UInt8]) {
    count += chunk.count
    digest.add(chunk)
    chunks.append(chunk)
  }

  /// Parses what has come.
  package mutating func parse() {
    for chunk in chunks[parsed...] { strict.take(chunk[...]) }
    parsed = chunks.count
  }

  /// Ends the document and says what it is.
  package mutating func finish() throws(FormatError) -> ParsedFeed {
    parse()
    if let tree = strict.finish() {
      chunks = []
      return ParsedFeed(feed: tree.feed)
    }
    return try FeedParser.wholeFeed(
      from: Array(chunks.joined()), contentType: contentType, base: base, chunk: XMLFeedReader.chunk)
  }
}
