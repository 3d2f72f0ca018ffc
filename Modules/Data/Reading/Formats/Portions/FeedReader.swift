internal import Domain

/// Reads a feed of any format while its bytes arrive.
///
/// A document without a fault is parsed as it comes. The bytes are kept until that has ended well, since any other is put right and parsed again
/// as a whole. They are kept in the pieces in which they came: one array would be copied time and again while it grows.
struct FeedReader {
  /// How many bytes have come.
  private(set) var count = 0
  /// Their digest.
  private(set) var digest = DocumentDigest()

  private let contentType: String?
  private let base: WebAddress?
  private var pieces: [[UInt8]] = []
  private var strict: StrictReading
  /// How many pieces were handed to the parser.
  private var parsed = 0

  /// A reader of a document with this `Content-Type`, which came from `base`.
  init(contentType: String?, base: WebAddress?) {
    self.contentType = contentType
    self.base = base
    strict = StrictReading(contentType: contentType, base: base)
  }

  /// Takes the next bytes, and leaves them alone until they are to be parsed.
  mutating func keep(_ piece: [UInt8]) {
    count += piece.count
    digest.add(piece)
    pieces.append(piece)
  }

  /// Parses what has come.
  mutating func parse() {
    for piece in pieces[parsed...] { strict.take(piece[...]) }
    parsed = pieces.count
  }

  /// Ends the document and says what it is.
  mutating func finish() throws(FormatProblem) -> ParsedFeed {
    parse()
    if let tree = strict.finish() {
      pieces = []
      return ParsedFeed(feed: tree.feed)
    }
    return try FeedParser.wholeFeed(
      from: Array(pieces.joined()), contentType: contentType, base: base, portion: XMLFeedReader.portion)
  }
}
