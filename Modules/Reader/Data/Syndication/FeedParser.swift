public import CoreDomain
internal import ReaderDomain
internal import TextEncoding

/// Parses a feed of any format from its bytes.
///
/// The function is pure and takes milliseconds for a large feed: call it away from actors on which others wait.
public enum FeedParser {
  /// Parses a feed.
  /// - Parameters:
  ///   - contentType: the response's `Content-Type`. Only its charset counts, because servers often send wrong media types for feeds.
  ///   - base: the URL of the document, the base of relative links.
  public static func feed(from bytes: [UInt8], contentType: String?, base: WebURL?) throws(FormatError) -> ParsedFeed {
    try feed(from: bytes, contentType: contentType, base: base, chunk: XMLFeedReader.chunk)
  }

  /// Parses a feed, passing `chunk` bytes at once to the XML parser.
  package static func feed(
    from bytes: [UInt8], contentType: String?, base: WebURL?, chunk: Int
  ) throws(FormatError) -> ParsedFeed {
    var reading = StreamingFeedParser(contentType: contentType, base: base)
    var rest = bytes[...]
    while !rest.isEmpty {
      reading.take(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
    }
    if let parsed = reading.finish() { return parsed }
    return try wholeFeed(from: bytes, contentType: contentType, base: base, chunk: chunk)
  }

  /// Parses a document that must be read as a whole: JSON, or XML that needs repair.
  static func wholeFeed(
    from bytes: [UInt8], contentType: String?, base: WebURL?, chunk: Int
  ) throws(FormatError) -> ParsedFeed {
    if let found = FileSignature.name(of: bytes) { throw .notAFeed(found: found) }
    let text = TextDecoding.text(of: bytes, contentType: contentType)
    let kind = DocumentFormat(of: text.bytes, contentType: contentType)
    do throws(FormatError) {
      let parsed = try feed(of: kind, in: text.bytes, base: base, chunk: chunk)
      var feed = parsed.feed
      if let earlier = EarlierText.text(of: bytes, contentType: contentType, readToday: text) {
        // An earlier text that cannot be parsed was never stored.
        EarlierText.note((try? self.feed(of: kind, in: earlier, base: base, chunk: chunk))?.feed.items ?? [], in: &feed)
      }
      return ParsedFeed(feed: feed, repairs: text.repairs + parsed.repairs, fault: parsed.fault)
    } catch {
      guard let found = EmbeddedFeed.find(in: text.bytes), found.start > 0 else { throw error }
      // The line breaks before the feed are kept, so that line numbers match the document.
      let document = text.bytes[..<found.start].filter { $0 == UInt8(ascii: "\n") } + text.bytes[found.start...]
      let inner = try? feed(of: found.format, in: document, base: base, chunk: chunk)
      // A page that contains the start of a feed without items is still a page.
      guard let inner, !inner.feed.items.isEmpty else { throw error }
      return ParsedFeed(feed: inner.feed, repairs: text.repairs + [.surroundings] + inner.repairs, fault: inner.fault)
    }
  }

  private static func feed(
    of kind: DocumentFormat, in text: [UInt8], base: WebURL?, chunk: Int
  ) throws(FormatError) -> ParsedFeed {
    switch kind {
    case .xml(let format):
      return try XMLFeedReader(format: format, base: base, chunk: chunk).feed(of: text)
    case .json:
      return try JSONFeedReader.feed(of: text, url: base)
    case .page:
      throw .page
    case .other(let found):
      throw .notAFeed(found: found)
    }
  }
}
