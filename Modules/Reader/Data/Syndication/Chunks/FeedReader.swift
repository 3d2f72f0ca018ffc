package import CoreDomain

/// Reads a feed of any format while its bytes arrive.
///
/// A well-formed document is parsed while it arrives. The bytes are kept until the parser succeeds, because a malformed document is
/// repaired and parsed again as a whole. They are kept as separate chunks: a single growing array would be copied again and again.
package struct FeedReader {
  /// The number of received bytes.
  package private(set) var count = 0
  /// The digest of the received bytes.
  package private(set) var digest = DocumentDigest()

  private let contentType: String?
  private let base: WebURL?
  private var chunks: [[UInt8]] = []
  private var strict: StreamingFeedParser
  /// The number of chunks that were passed to the parser.
  private var parsed = 0

  package init(contentType: String?, base: WebURL?) {
    self.contentType = contentType
    self.base = base
    strict = StreamingFeedParser(contentType: contentType, base: base)
  }

  /// Keeps the next bytes without parsing them.
  package mutating func keep(_ chunk: [UInt8]) {
    count += chunk.count
    digest.add(chunk)
    chunks.append(chunk)
  }

  /// Parses all kept bytes that are not parsed yet.
  package mutating func parse() {
    for chunk in chunks[parsed...] { strict.take(chunk[...]) }
    parsed = chunks.count
  }

  /// Ends the document and returns the feed.
  package mutating func finish() throws(FormatError) -> ParsedFeed {
    parse()
    if let parsed = strict.finish() {
      chunks = []
      return parsed
    }
    return try FeedParser.wholeFeed(
      from: Array(chunks.joined()), contentType: contentType, base: base, chunk: XMLFeedReader.chunk)
  }
}
