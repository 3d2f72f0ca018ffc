@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import ArticleStorage
@testable import ArticleText
@testable import FeedDates
@testable import FeedFetching
@testable import StatusSync
@testable import Subscriptions
@testable import Syndication
@testable import TextEncoding
import Growth
import Markup
import Testing

/// Floods every reader of untrusted bytes with each token that it knows, at each position. Four times the bytes may take about four times as
/// long.
@Suite("The cost of readers", .timeLimit(.minutes(60)))
struct ReaderCostTests {
  private static let base = try? WebURL("https://example.org/feeds/main.xml")

  private func check(
    _ flood: Flood, upTo largest: Int = FloodSize.largest, sourceLocation: SourceLocation = #_sourceLocation, _ read: ([UInt8]) -> Void
  ) {
    for problem in flood.problems(upTo: largest, read: read) { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  }

  /// Runs every step between the arrival of a feed and its storage.
  private func read(_ document: [UInt8], contentType: String? = nil, chunk: Int = 64 << 10) {
    guard let parsed = try? FeedParser.feed(from: document, contentType: contentType, base: Self.base, chunk: chunk) else { return }
    _ = ArticleIdentity.identities(of: parsed.feed.items)
    _ = ItemValidation.findings(in: parsed.feed.items)
  }

  @Test("an XML feed is read in linear time", arguments: FloodPlace.rss + FloodPlace.atom)
  func xml(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.markup)) { read($0) }
  }

  @Test("HTML elements inside an element with many attributes are read in linear time")
  func attributes() {
    let problem = CostGrowth.problem(upTo: 512 << 10) { (size) -> [UInt8] in
      // Fewer attributes than elements: older versions of libxml2 compare each attribute with each other.
      let attributes = (0..<size / 200).map { " b\($0)=''" }.joined()
      let elements = String(repeating: "<time datetime=''/>", count: size / 25)
      return Array("<rss><channel><item><pubDate datetime=''\(attributes)>\(elements)</pubDate></item></channel></rss>".utf8)
    } work: { document in
      read(document)
    }
    if let problem { Issue.record("\(problem)") }
  }

  @Test("an XML feed that arrives in small chunks is read in linear time", arguments: FloodPlace.rss + FloodPlace.atom)
  func articles(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.markup)) { document in
      var reader = FeedReader(contentType: nil, base: Self.base)
      Self.forEachChunk(of: document) {
        reader.keep($0)
        reader.parse()
      }
      _ = try? reader.finish()
    }
  }

  @Test("the items of a feed are counted in linear time", arguments: FloodPlace.rss + FloodPlace.atom)
  func count(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.markup)) { document in
      guard var counter = FeedItemCounter(Array(document.prefix(600))) else { return }
      var rest = document.dropFirst(600)
      while !rest.isEmpty, counter.push(rest.prefix(37)) { rest = rest.dropFirst(37) }
      _ = counter.finish()
    }
  }

  @Test("a JSON feed is read in linear time", arguments: FloodPlace.jsonFeeds)
  func json(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.json)) { read($0) }
  }

  @Test("a subscription list is read in linear time", arguments: FloodPlace.opml)
  func opml(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.markup + FloodToken.outlines)) { document in
      guard let list = try? OPMLDocument(repairing: document) else { return }
      var directory = OPMLDocument()
      _ = directory.add(list.outline.subscriptions)
      _ = try? directory.bytes
    }
  }

  @Test("feeds are discovered in a page in linear time", arguments: FloodPlace.html)
  func page(place: FloodPlace) throws {
    let url = try #require(Self.base)
    check(Flood(places: [place], tokens: FloodToken.markup)) { _ = FeedDiscovery.feeds(in: $0, contentType: nil, url: url) }
  }

  @Test("an article becomes a document in linear time", arguments: FloodPlace.html)
  func article(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.markup)) { html in
      let document = DocumentReader.document(of: .html(String(decoding: html, as: UTF8.self), base: nil), page: Self.base)
      _ = document.plainText
    }
  }

  @Test("the links of an article are counted in linear time", arguments: FloodPlace.html)
  func links(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.markup), upTo: 64 << 10) {
      _ = HTMLLinks.count(in: String(decoding: $0, as: UTF8.self))
    }
  }

  @Test("tables, media, footnotes and formulas are read in linear time", arguments: FloodPlace.articles)
  func contents(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.articles)) { html in
      let html = String(decoding: html, as: UTF8.self)
      _ = DocumentReader.document(of: .html(html, base: nil), page: Self.base).plainText
      _ = HTMLSanitizer.sanitized(html, base: Self.base)
    }
  }

  @Test("an article is sanitized in linear time", arguments: FloodPlace.html)
  func sanitized(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.markup)) { html in
      _ = HTMLSanitizer.sanitized(String(decoding: html, as: UTF8.self), base: Self.base)
    }
  }

  @Test("a title becomes plain text in linear time", arguments: ["§", "a <b>§</b>", "<script>§", "&§;", "<!--§"] as [FloodPlace])
  func title(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.markup), upTo: 64 << 10) { bytes in
      let title = String(decoding: bytes, as: UTF8.self)
      _ = HTMLTitle.text(title)
      _ = HTMLTitle.html(title)
      _ = HTMLText.plain(title)
    }
  }

  @Test("a file of the data directory is read in linear time", arguments: FloodPlace.documents)
  func document(place: FloodPlace) {
    check(Flood(places: [place], tokens: FloodToken.json)) { bytes in
      _ = try? ConfigurationDocument(parsing: bytes)
      _ = try? ArticleFileContent(bytes, of: FeedID(url: WebURL("https://example.org/")))
      for line in bytes.split(separator: UInt8(ascii: "\n")) { _ = SyncStatusLine.change(in: line) }
    }
  }

  @Test("newsboat's list of feeds is read in linear time")
  func newsboat() {
    let tokens: [FloodToken] = [
      "http://e.org/№\n", "http://e.org/\n", "http://e.org/ \"t№\"\n", "\"", "\\", "\\\"", " t№", " \"t№\"", " \"~t№\"", "#", "\n", "\r\n",
      "!", " ", "exec:№\n",
      "http://e.org/№ \"a/b/c\"\n", "é", "\u{301}", "x",
    ]
    check(Flood(places: ["§", "http://e.org/ §", "http://e.org/ \"§\"\n"], tokens: tokens)) { bytes in
      let text = String(decoding: TextDecoding.text(of: bytes, contentType: nil).bytes, as: UTF8.self)
      _ = NewsboatURLsFile.list(NewsboatURLsLine.lines(of: text), of: .file("urls"), known: [:], filters: [], runsPrograms: false)
    }
  }

  @Test("newsboat's lines about keys are read in linear time")
  func newsboatKeys() {
    let tokens: [FloodToken] = [
      "bind x feedlist open\n", "macro x open;\n", "\\\n", "\\", "\"", "\\\"", "`", "\\`", "#", "\\#", ";", " ;", " -- ", "--", ",", " x",
      "<", "<C-", ">",
      "^", "\n", "\r\n", "\t", "é", "\u{301}", "x",
    ]
    check(Flood(places: ["§", "bind § feedlist open", "bind x § open", "macro x §", "bookmark-cmd §"], tokens: tokens)) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      _ = NewsboatKeyDirectives.entries(in: NewsboatConfigurationLine.lines(of: text), of: .standardInput)
    }
  }

  @Test("URLs, dates, languages and response headers are parsed in linear time")
  func words() {
    let tokens: [FloodToken] = [
      "a", "/", "../", "./", "..", "//", ":", "://", "@", "#", "?", "?a=b&", "&", ";", "%", "%20", "%zz", "[", "]", "[::", ".", "-", "=",
      "a=", ",", "max-age=1,",
      "max-age=", " ", "\t", "\r\n ", "\"", "'", "1", "9", "0", "charset=", "charset", "utf-8;", "é", "\u{301}", "e\u{301}", "\u{0}", "İ",
      "K", "http://", "a.", "Sun, ", "2026-",
      "+", "(", ")", "<", ">",
    ]
    let places: [FloodPlace] = [
      "§", "https://example.org/§", "https://§/", "https://a@§", "https://example.org/?§", "text/html; §", "text/html; charset=§",
      "Sun, 01 §", "2026-03-01T§", "max-age=§",
      "a §", "a 1x, §",
    ]
    check(Flood(places: places, tokens: tokens)) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      _ = try? WebURL(text)
      _ = URLRedaction.shown(text)
      _ = URLRedaction.withoutCredentials(text)
      _ = WebReference.resolve(text, against: "https://example.org/a/b")
      _ = WebReference.resolve("c", against: text)
      _ = WebReference.relative(text)
      _ = MediaType(text)
      _ = Language(text)
      _ = EncodingLabel.inContentType(text)
      _ = EncodingLabel.inDeclaration(of: bytes)
      _ = FeedDateParser.timestamp(text)
      _ = RetryAfter.seconds(text, date: text, now: Timestamp(milliseconds: 0))
      _ = Srcset(text).resolved { $0 }
      _ = HTMLLength(text)
      _ = text.collapsingWhitespace()
      _ = text.trimmingWhitespace()
      _ = HTMLEntity.text(named: text)
      _ = FolderPath(text)
    }
  }

  private static let labels = [
    nil, "utf-8", "utf-16", "utf-16be", "utf-32", "iso-8859-1", "windows-1251", "windows-1255", "windows-1258", "shift_jis", "euc-jp",
    "iso-2022-jp", "gb18030", "big5", "euc-kr", "utf-7", "iso-2022-kr", "hz-gb-2312", "ibm866", "x-unknown",
  ]

  @Test("text in any encoding is decoded in linear time", arguments: zip(labels, labels.indices))
  func encoding(label: String?, number: Int) {
    let pieces: [[UInt8]] = [
      [0x80], [0xFF], [0xFE, 0xFF], [0xFF, 0xFE], [0xC2], [0xC2, 0x80], [0xE3, 0x81, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F],
      [0xF4, 0x90, 0x80, 0x80], [0x81], [0x81, 0x30],
      [0x81, 0x30, 0x81], [0x8F], [0x8E], [0xA4, 0xA2], [0x82, 0xA0], [0xA1], [0x1B], [0x1B, 0x24, 0x42], [0x1B, 0x28, 0x42],
      [0x1B, 0x24, 0x42, 0x21], [0x0E], [0x7E, 0x7B], [0x2B],
      [0x00], [0x00, 0xD8], [0xD8, 0x00], [0x00, 0xDC], [0x00, 0x61], [0x61, 0x00], [0x61, 0x80], [0x61, 0x81, 0x0A], [0x61], [0xC0, 0xE0],
      [0xC0, 0xE9],
    ]
    // There are hundreds of pairs, so the longest floods would take minutes. In the quick tests, each encoding meets every sixth piece, and each
    // piece some encodings.
    for (place, piece) in pieces.enumerated() where SlowPart.isRun || (place + number) % 6 == 0 {
      let problem = CostGrowth.problem(upTo: min(FloodSize.largest, 16 << 10)) { size in
        Array(repeatElement(piece, count: max(1, size / piece.count)).joined())
      } work: { bytes in
        _ = TextDecoding.text(of: bytes, contentType: label.map { "text/xml; charset=\($0)" })
        // The same text in chunks, within a feed.
        var reader = FeedReader(contentType: label.map { "text/xml; charset=\($0)" }, base: Self.base)
        Self.forEachChunk(of: Array("<rss><channel><item><title>".utf8) + bytes + Array("</title></item></channel></rss>".utf8)) {
          reader.keep($0)
          reader.parse()
        }
        _ = try? reader.finish()
      }
      if let problem { Issue.record("\(piece): \(problem)") }
    }
  }

  private static func forEachChunk(of document: [UInt8], _ body: ([UInt8]) -> Void) {
    var start = 0
    while start < document.count {
      let end = min(start + 37, document.count)
      body(Array(document[start..<end]))
      start = end
    }
  }
}
