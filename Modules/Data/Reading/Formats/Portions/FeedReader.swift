internal import Domain

/// Reads a feed of any format while its bytes arrive.
///
/// A document without a fault is parsed as it comes. The bytes are kept all the same, since any other is put right and parsed again as a whole.
struct FeedReader {
  /// The bytes that have come.
  private(set) var document: [UInt8] = []

  private let contentType: String?
  private let base: WebAddress?
  private var strict: StrictReading
  /// How many bytes were handed to the parser.
  private var parsed = 0

  /// A reader of a document with this `Content-Type`, which came from `base`.
  init(contentType: String?, base: WebAddress?) {
    self.contentType = contentType
    self.base = base
    strict = StrictReading(contentType: contentType, base: base)
  }

  /// Takes the next bytes, and leaves them alone until they are to be parsed.
  mutating func keep(_ bytes: ArraySlice<UInt8>) {
    document += bytes
  }

  /// Parses what has come.
  mutating func parse() {
    while parsed < document.count {
      let portion = document[parsed...].prefix(XMLFeedReader.portion)
      parsed = portion.endIndex
      strict.take(portion)
    }
  }

  /// Ends the document and says what it is.
  mutating func finish() throws(FormatProblem) -> ParsedFeed {
    parse()
    if let feed = strict.finish() { return ParsedFeed(feed: feed) }
    return try FeedParser.wholeFeed(from: document, contentType: contentType, base: base, portion: XMLFeedReader.portion)
  }
}
