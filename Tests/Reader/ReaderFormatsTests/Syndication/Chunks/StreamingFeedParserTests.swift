import ReaderDomain
@testable import Syndication
import Testing

@Suite("Streaming feed parser")
struct StreamingFeedParserTests {
  /// A document as bytes, with the `Content-Type` of its response.
  struct Document: CustomTestStringConvertible {
    let bytes: [UInt8]
    var contentType: String?

    init(_ text: String, contentType: String? = nil) { self.init(Array(text.utf8), contentType: contentType) }

    init(_ bytes: [UInt8], contentType: String? = nil) { (self.bytes, self.contentType) = (bytes, contentType) }

    /// An RSS feed with one item that has this title, and one without a title.
    static func rss(_ title: [UInt8], declares encoding: String? = nil, contentType: String? = nil) -> Document {
      let declaration = encoding.map { "<?xml version='1.0' encoding='\($0)'?>" } ?? ""
      let start = Array("\(declaration)<rss><channel><title>T</title><item><title>".utf8)
      return Document(start + title + Array("</title></item><item/></channel></rss>".utf8), contentType: contentType)
    }

    var testDescription: String { String(decoding: bytes.prefix(100), as: UTF8.self) + (contentType.map { " as \($0)" } ?? "") }
  }

  private func streamed(_ document: Document, chunk: Int) -> ParsedFeed? {
    var parser = StreamingFeedParser(contentType: document.contentType, base: FeedText.origin)
    for start in stride(from: 0, to: document.bytes.count, by: chunk) {
      parser.take(document.bytes[start..<min(start + chunk, document.bytes.count)])
    }
    return parser.finish()
  }

  /// The sizes of chunks, from single bytes to all at once.
  private static let chunks = [1, 2, 3, 7, 64, 511, 512, 513, 1 << 20]

  @Test(
    "a well-formed document in a declared encoding is parsed while it arrives, with the result of parsing it as a whole",
    arguments: [
      Document("<rss><channel><title>é🍵</title><item><title>A</title></item></channel></rss>"),
      Document("\u{FEFF}<rss><channel><item/></channel></rss>"), Document(" \n\t<rss><channel><item/></channel></rss>\n"),
      Document("<rss><channel><item/><entry/></channel></rss>"), Document("<rss/>"),
      Document("<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title><entry><link href='/a'/></entry></feed>"),
      Document("<entry xmlns='http://www.w3.org/2005/Atom'><title>T</title><link href='/a'/></entry>"),
      Document("<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'><item/></rdf:RDF>"),
      Document("<!--\(String(repeating: "-  ", count: 130))--><rss><channel><item/></channel></rss>"),
      .rss([0x80, 0xE9], declares: "windows-1252"), .rss([0x80, 0xE9], contentType: "text/xml; charset=windows-1252"),
      .rss([0xE9, 0xF1], declares: "ISO-8859-1"), .rss([0xE9, 0xF1], declares: "koi8-r"), .rss([0xC3, 0xA9], declares: "utf-8"),
      .rss([0x83, 0x5C, 0x95, 0x5C], declares: "Shift_JIS"), .rss([0xA4, 0xA2, 0x8F, 0xB0, 0xA1], declares: "euc-jp"),
      .rss([0xB0, 0xA1], declares: "euc-kr"),
      .rss([0x81, 0x30, 0x81, 0x30, 0xB0, 0xA1], declares: "gb18030"), .rss([0xA4, 0x40], contentType: "text/xml; charset=big5"),
      .rss(Array(repeatElement([0xB0, 0xA1], count: 2000).joined()), declares: "euc-kr"),
    ])
  func streams(document: Document) throws {
    let whole = try FeedParser.wholeFeed(
      from: document.bytes, contentType: document.contentType, base: FeedText.origin, chunk: XMLFeedReader.chunk)
    for chunk in Self.chunks {
      #expect(streamed(document, chunk: chunk) == whole, "in chunks of \(chunk)")
    }
  }

  @Test("a long comment before the root element is read as a whole when it arrives in small chunks")
  func longPrologue() {
    let document = Document("<!--\(String(repeating: "x", count: 1000))--><rss><channel><item/></channel></rss>")
    let feeds = [512, 2000].map { streamed(document, chunk: $0) }
    #expect(feeds[0] == nil && feeds[1]?.feed.items.count == 1)
  }

  private static func filled(_ bytes: [UInt8]) -> [UInt8] { Array(repeatElement(bytes, count: 500).joined()) }

  /// A chunk may end while the encoding is in another table.
  @Test(
    "text in an encoding that switches between tables is the same in any chunks",
    arguments: [
      .rss(Array("+\(String(repeating: "AOkA6QAv", count: 300))-".utf8), declares: "utf-7"),
      .rss([0x1B, 0x24, 0x29, 0x43, 0x0E] + filled([0x30, 0x21, 0x30, 0x22]) + [0x0F], contentType: "text/xml; charset=iso-2022-kr"),
      .rss([0x1B, 0x24, 0x42] + filled([0x24, 0x22, 0x21, 0x21]) + [0x1B, 0x28, 0x42], declares: "iso-2022-jp"),
    ] as [Document])
  func switching(document: Document) throws {
    let whole = try FeedParser.wholeFeed(
      from: document.bytes, contentType: document.contentType, base: FeedText.origin, chunk: XMLFeedReader.chunk)
    for chunk in Self.chunks {
      let read = try FeedParser.feed(from: document.bytes, contentType: document.contentType, base: FeedText.origin, chunk: chunk)
      #expect(read == whole, "in chunks of \(chunk)")
    }
    #expect(whole.repairs.isEmpty && whole.feed.items.first?.title.isEmpty == false)
  }

  @Test(
    "a document that must be read as a whole is not parsed while it arrives",
    arguments: [
      Document(""), Document("<rss><channel><item/></channel>"), Document("<rss><channel><item>a & b</item></channel></rss>"),
      Document(#"{"version": "https://jsonfeed.org/version/1.1", "items": []}"#), Document("<html><body/></html>"),
      Document("%PDF-1.7 <rss/>"), Document("GIF89a<rss/>"), Document("plain"),
      // Items in unexpected elements, and elements that only look like items.
      Document("<rss><channel><x><item/></x></channel></rss>"), Document("<rss><channel><entry/></channel></rss>"),
      // Encodings whose chunks cannot be decoded one by one, and one that nobody knows.
      .rss([0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42], declares: "iso-2022-jp"),
      .rss(Array("~{<:Ky2;VR~}".utf8), declares: "hz-gb-2312"),
      .rss(Array("+AOk-".utf8), declares: "utf-7"), .rss([0x1B, 0x24, 0x29, 0x43, 0x0E, 0x30, 0x21, 0x0F], declares: "iso-2022-kr"),
      .rss([0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42], declares: "iso-2022-jp-2"), .rss([0xE9], declares: "nobody-knows"),
      Document(Array("<rss><channel/></rss>".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
      Document([0xFF, 0xFE] + Array("<rss><channel/></rss>".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      .rss([0xC3, 0xA9], declares: "utf-16"),
      // Invalid bytes.
      .rss([0xE9]), .rss([0xFF, 0xFF], declares: "euc-kr"), .rss([0x81], declares: "Shift_JIS"),
      // A character that earlier versions decoded otherwise.
      .rss([0xA1, 0x45], declares: "big5"),
      // UTF-8 in spite of the declaration.
      .rss([0xC3, 0xA9], declares: "windows-1252"), .rss([0xC3, 0xA9], declares: "koi8-r"),
    ])
  func givesUp(document: Document) {
    for chunk in Self.chunks {
      let parsed = streamed(document, chunk: chunk)
      #expect(parsed == nil, "in chunks of \(chunk)")
    }
  }
}
