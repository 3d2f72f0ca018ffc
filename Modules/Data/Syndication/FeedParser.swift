internal import TextEncoding
public import Domain

/// Reads a feed of any format from its bytes.
///
/// The work is pure and takes milliseconds for a big feed: callers run it off the actors that others wait for.
public enum FeedParser {
  /// What the bytes say.
  /// - Parameters:
  ///   - contentType: the answer's `Content-Type`; only its charset counts for a feed, since servers name wrong types all the time.
  ///   - base: where the document came from, for links that are relative.
  public static func feed(from bytes: [UInt8], contentType: String?, base: WebURL?) throws(FormatError) -> ParsedFeed {
    try feed(from: bytes, contentType: contentType, base: base, chunk: XMLFeedReader.chunk)
  }

  /// As above, with the document handed to the XML parser in pieces of `chunk` bytes.
  package static func feed(
    from bytes: [UInt8], contentType: String?, base: WebURL?, chunk: Int
  ) throws(FormatError) -> ParsedFeed {
    var reading = StreamingFeedParser(contentType: contentType, base: base)
    var rest = bytes[...]
    while !rest.isEmpty {
      reading.take(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
    }
    if let tree = reading.finish() { return ParsedFeed(feed: tree.feed) }
    return try wholeFeed(from: bytes, contentType: contentType, base: base, chunk: chunk)
  }

  /// What a document says that is looked at as a whole: JSON, or XML with something to put right.
  static func wholeFeed(
    from bytes: [UInt8], contentType: String?, base: WebURL?, chunk: Int
  ) throws(FormatError) -> ParsedFeed {
    if let found = FileSignature.name(of: bytes) { throw .notAFeed(found: found) }
    let text = TextDecoding.text(of: bytes, contentType: contentType)
    let kind = DocumentKind(of: text.bytes, contentType: contentType)
    do throws(FormatError) {
      let parsed = try feed(of: kind, in: text.bytes, base: base, chunk: chunk)
      var feed = parsed.feed
      if let earlier = EarlierText.text(of: bytes, contentType: contentType, readToday: text.bytes) {
        // What could not be read was not stored.
        EarlierText.note((try? self.feed(of: kind, in: earlier, base: base, chunk: chunk))?.feed.items ?? [], in: &feed)
      }
      return ParsedFeed(feed: feed, repairs: text.repairs + parsed.repairs, fault: parsed.fault)
    } catch {
      guard let found = EmbeddedFeed.find(in: text.bytes), found.start > 0 else { throw error }
      // Of what stands before, the line breaks stay, so that lines count as in the document.
      let document = text.bytes[..<found.start].filter { $0 == UInt8(ascii: "\n") } + text.bytes[found.start...]
      let inner = try? feed(of: found.format, in: document, base: base, chunk: chunk)
      // A page that has the start of a feed somewhere is still a page.
      guard let inner, !inner.feed.items.isEmpty else { throw error }
      return ParsedFeed(feed: inner.feed, repairs: text.repairs + [.surroundings] + inner.repairs, fault: inner.fault)
    }
  }

  private static func feed(
    of kind: DocumentKind, in text: [UInt8], base: WebURL?, chunk: Int
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
