import Markup
import ReaderDomain
@testable import Syndication
import Growth
import Subscriptions
import Testing

/// One part of one item is beyond a limit. The items behind it are read, and the gap is told.
@Suite("Limits inside a document", .timeLimit(.minutes(10)))
struct DocumentLimitTests {
  private static func rss(_ part: String) -> String {
    "<rss><channel><title>F</title><item><guid>1</guid></item><item><guid>2</guid>\(part)<title>t</title></item><item><guid>3</guid></item></channel></rss>"
  }
  private static func atom(_ part: String) -> String {
    "<feed xmlns='http://www.w3.org/2005/Atom'><title>F</title><entry><id>1</id></entry><entry><id>2</id>\(part)<title>t</title></entry><entry><id>3</id></entry></feed>"
  }
  private static func rdf(_ part: String) -> String {
    """
    <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'><channel><title>F</title></channel>
    <item rdf:about='1'><title>a</title></item><item rdf:about='2'>\(part)<title>t</title></item><item rdf:about='3'><title>c</title></item></rdf:RDF>
    """
  }
  private static func json(_ part: String) -> String {
    #"{"version":"https://jsonfeed.org/version/1","title":"F","items":[{"id":"1"},{"id":"2","x":\#(part),"title":"t"},{"id":"3"}]}"#
  }
  private static let long = String(repeating: "words ", count: (9 << 20) / 6)
  private static func nested(_ name: String, _ count: Int) -> String {
    String(repeating: "<\(name)>", count: count) + "x" + String(repeating: "</\(name)>", count: count)
  }

  /// Documents that take seconds without optimization.
  private static let large: [(String, @Sendable () -> String)] = [
    ("a text of RSS", { rss("<description>\(long)</description>") }),
    ("a CDATA section of RSS", { rss("<description><![CDATA[\(long)]]></description>") }),
    ("a CDATA section that the parser cannot hold", { rss("<description><![CDATA[\(long)\(long)]]></description>") }),
    (
      "several CDATA sections in one text",
      { rss("<description>" + String(repeating: "<![CDATA[\(long.prefix(1 << 20))]]>", count: 9) + "</description>") }
    ),
    ("a text of Atom", { atom("<content type='html'>\(long)</content>") }),
    (
      "a text in the markup of Atom",
      { atom("<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><p>\(long)</p></div></content>") }
    ),
    (
      "a picture in the markup of Atom",
      { atom("<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><img src='data:\(long)\(long)'/></div></content>") }
    ),
    ("a text of RDF", { rdf("<description>\(long)</description>") }),
    ("a title", { rss("<title>\(long)</title>") }),
    ("white space", { rss(String(repeating: " ", count: 9 << 20)) }),
    ("a comment", { rss("<!--\(long)-->") }),
    ("a processing instruction", { rss("<?x \(long)?>") }),
    ("a value of a tag", { rss("<enclosure url='\(long)'/>") }),
  ]

  private static let short: [(String, @Sendable () -> String)] = [
    ("the elements of RSS", { rss(nested("a", 1_000)) }),
    ("the elements of Atom", { atom("<content type='xhtml'>\(nested("div", 1_000))</content>") }),
    ("the elements of RDF", { rdf(nested("a", 1_000)) }),
    ("the attributes of a tag", { rss("<enclosure" + (0..<3_000).map { " a\($0)='1'" }.joined() + "/>") }),
    ("the names", { rss((0..<5_000).map { "<n\($0)/>" }.joined()) }),
    ("the objects of JSON", { json(String(repeating: #"{"a":"#, count: 500) + "1" + String(repeating: "}", count: 500)) }),
    ("the lists of JSON", { json(String(repeating: "[", count: 500) + #""]""# + String(repeating: "]", count: 500)) }),
  ]

  private static let documents = short + large

  /// The quick tests read few large documents.
  private static let quick = ["a CDATA section of RSS", "a picture in the markup of Atom", "a text of RDF"]

  /// The index of each document, and whether it is read in chunks.
  private static let runs = documents.indices.flatMap { [($0, true), ($0, false)] }.filter { index, isStreamed in
    SlowPart.isRun || index < short.count || (isStreamed && quick.contains(documents[index].0))
  }

  @Test(
    "an item with a part beyond a limit takes no other item along, read at once or in chunks, and the gap is told", arguments: runs)
  func tells(index: Int, isStreamed: Bool) throws {
    let (name, document) = Self.documents[index]
    let bytes = Array(document().utf8)
    let parsed = isStreamed ? try streamed(bytes) : try FeedParser.feed(from: bytes, contentType: nil, base: nil)
    let keys = parsed.feed.items.map { $0.guid ?? "" }
    #expect(keys.map { $0.split(separator: "/").last.map(String.init) ?? "" } == ["1", "2", "3"], "\(name): \(parsed.repairs)")
    #expect(parsed.feed.items.count > 1 && parsed.feed.items[1].title.hasSuffix("t"), "\(name)")
    #expect(parsed.feed.gaps.damage == nil && parsed.feed.gaps.leftOut > 0, "\(name): \(parsed.repairs)")
  }

  private func streamed(_ bytes: [UInt8]) throws(FormatError) -> ParsedFeed {
    var reader = FeedReader(contentType: nil, base: nil)
    for start in stride(from: 0, to: bytes.count, by: 60_000) {
      reader.keep(Array(bytes[start..<min(start + 60_000, bytes.count)]))
      reader.parse()
    }
    return try reader.finish()
  }

  @Test("what is below every limit is read whole, and nothing is told")
  func below() throws {
    let document = Self.rss("<description>\(String(repeating: "x", count: 7 << 20))</description>")
    let parsed = try FeedParser.feed(from: Array(document.utf8), contentType: nil, base: nil)
    #expect(parsed.repairs == [] && parsed.feed.gaps == .none && parsed.feed.items.count == 3)
  }

  private static let few = FeedLimits(items: 3, elementsOfItem: 4, elements: 12)

  private static let attributes = (0..<80).map { " a\($0)='1'" }.joined()

  private static func items(_ count: Int, end: String = "</item>") -> String {
    (1...count).map { "<item><guid>\($0)</guid>\(end)" }.joined()
  }

  @Test(
    "items and elements that are too many are left out and counted, and an item that has begun is completed",
    arguments: [
      (items(5), "1 2 3", 2), ("<item><guid>1</guid><x/><x/><x/><x>a<y/></x><x/></item>", "1", 2),
      ("<item><guid>1</guid><x><x><x><x/></x></x></x></item>", "1", 1), (String(repeating: "<x/>", count: 12) + items(1), "", 3),
      (String(repeating: "<x/>", count: 9) + items(2), "1", 1),
      // A document may give few bytes to an element that takes much memory.
      ("<x\(attributes)/>" + items(1), "", 1),
      ("<x xml:base='https://example.org/\(String(repeating: "a", count: 4_000))'/>" + items(1), "", 1),
      // Each item is closed too late.
      (items(4, end: "") + String(repeating: "</item>", count: 4), "1 2 3", 1),
    ])
  func many(channel: String, guids: String, leftOut: Int) throws {
    let parser = XMLPushParser(sink: FeedSink(url: nil, limits: Self.few))
    try parser.push(Array("<rss><channel>\(channel)</channel></rss>".utf8))
    let sink = try parser.finish()
    let tree = try #require(sink.tree)
    #expect(RSSParser.items(in: tree).map { $0.text(.core, "guid") ?? "" }.joined(separator: " ") == guids)
    #expect(sink.tolerated(parser.tolerance) == [.leftOut(count: leftOut)])
  }

  @Test(
    "elements of JSON lists and values that are too many are left out and counted, and no element is cut",
    arguments: [
      (#"{"a":[1,2,3,{"b":[4]},5],"c":1}"#, #"{"a":[1,2,3],"c":1}"#, 2),
      (#"{"a":[[1,2,3],[1,2,3],[1,2,3]],"b":1}"#, #"{"a":[[1,2,3],[1,2,3]]}"#, 5),
    ])
  func manyValues(text: String, kept: String, leftOut: Int) {
    let json = LenientJSON(Array(text.utf8), limits: Self.few)
    #expect(json.root == LenientJSON(Array(kept.utf8)).root)
    #expect(json.repairs == [.leftOut(count: leftOut)] && json.damage == nil)
  }

  @Test(
    "a document with a million empty items is read up to the limit, at once and in chunks", .enabled(if: SlowPart.isRun),
    arguments: [
      ("<rss><channel><title>F</title>", "<item/>", "</channel></rss>"),
      ("<feed xmlns='http://www.w3.org/2005/Atom'><title>F</title>", "<entry/>", "</feed>"),
      (#"{"version":"https://jsonfeed.org/version/1","items":[{}"#, ",{}", #"],"title":"F"}"#),
      (#"{"rss":{"channel":{"item":[{}"#, ",{}", #"],"title":"F"}}}"#),
    ])
  func empty(start: String, item: String, end: String) throws {
    let bytes = Array((start + String(repeating: item, count: 1_000_000) + end).utf8)
    for parsed in [try streamed(bytes), try FeedParser.feed(from: bytes, contentType: nil, base: nil)] {
      #expect(parsed.feed.items.count == 100_000 && parsed.feed.gaps.leftOut >= 900_000 && parsed.feed.title == "F")
    }
  }

  @Test("a list of subscriptions beyond a limit is refused, because a part that is left out would be lost", arguments: [true, false])
  func outlines(isDeep: Bool) {
    let entries =
      isDeep
      ? String(repeating: "<outline text='a'>", count: 1_000) : "<outline text='\(String(repeating: "x", count: 9 << 20))'/>"
    #expect(throws: OPMLError.self) { try OPMLDocument(parsing: Array("<opml><body>\(entries)</body></opml>".utf8)) }
  }
}
