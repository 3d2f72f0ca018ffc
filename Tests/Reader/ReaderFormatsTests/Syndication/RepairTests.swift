import CoreDomain
import ReaderDomain
@testable import Syndication
import Testing

@Suite("Damaged feeds")
struct RepairTests {
  @Test(
    "repairable damage is repaired and reported",
    arguments: [
      ("<title>AT&T</title>", "AT&T", [.escapedMarkup(count: 1)]),
      ("<title>a & b &amp; c</title>", "a & b & c", [.escapedMarkup(count: 1)]),
      ("<title>a < b</title>", "a < b", [.escapedMarkup(count: 1)]), ("<title>I <3 U</title>", "I <3 U", [.escapedMarkup(count: 1)]),
      ("<title>&bogus;</title>", "&bogus;", [.escapedMarkup(count: 1)]), ("<title>a&;b</title>", "a&;b", [.escapedMarkup(count: 1)]),
      ("<title>a&#27;b</title>", "ab", [.droppedControls(count: 1)]),
      ("<title>a&#0;&#xD800;&#x110000;b</title>", "ab", [.droppedControls(count: 3)]),
      ("<title>a\u{1B}b\u{0}c\u{FFFF}</title>", "abc", [.droppedControls(count: 3)]),
      ("<title><![CDATA[a\u{7} & b]]></title>", "a & b", [.droppedControls(count: 1)]),
      ("<title>a ]]> b</title>", "a ]]> b", [.escapedMarkup(count: 1)]),
      ("<title>x &amp; y &\u{1}</title>", "x & y &", [.escapedMarkup(count: 1), .droppedControls(count: 1)]),
      (
        "<!-- a & b --><title>&copy; &nbsp;&mdash; 'n' & <![CDATA[& &amp;]]></title>", "© — 'n' & & &",
        [.escapedMarkup(count: 1), .undeclaredEntities(count: 3)]
      ),
      ("<title>&nbsp;fine&eacute;</title>", "fineé", [.undeclaredEntities(count: 2)]),
      ("<link href='http://e.org/?a&ndash;b'/><title>t</title>", "t", [.undeclaredEntities(count: 1)]),
      ("<title>a&#150;b&#x81;</title>", "a–b", [.windowsCharacters(count: 1)]),
      ("<title>t</title><media:content url='x'/><dc:date/>", "t", [.undeclaredPrefixes(count: 2)]),
      ("<title>a <b>b <i>c</i></b> <b>d</b></title>", "a b c d", [.unescapedElements(count: 2)]),
      ("<title>&lt;![CDATA[Tea &amp; cake]]&gt;</title>", "Tea & cake", [.escapedSections(count: 1)]),
      ("<title><![CDATA[<![CDATA[Nested]]]]><![CDATA[>]]></title>", "Nested", [.escapedSections(count: 1)]),
      ("<title>&lt;[CDATA[Bang lost]]&gt;</title>", "Bang lost", [.escapedSections(count: 1)]),
      ("<title>On &lt;![CDATA[ and ]]&gt;</title>", "On <![CDATA[ and ]]>", []),
      ("<title>&#X41;&#x42;&#67;</title>", "ABC", [.repairedReferences(count: 1)]),
      ("<title>a&#55357;&#56832;b&amp;#xD83D;&amp;#xDE00;</title>", "a😀b😀", [.repairedReferences(count: 1)]),
      (
        "<title>&#X41;&#X1F375; &#Xzz; &#X1;</title>", "A🍵 &#Xzz;",
        [.repairedReferences(count: 2), .escapedMarkup(count: 1), .droppedControls(count: 1)]
      ),
    ] as [(String, String, [FeedDiagnostic])])
  func repairs(inside: String, title: String, repairs: [FeedDiagnostic]) throws {
    let parsed = try FeedText.parsed("<rss><channel><item>\(inside)</item></channel></rss>")
    #expect(parsed.feed.items.map(\.title) == [title])
    #expect(parsed.repairs == repairs)
  }

  @Test(
    "what is declared, or may be declared outside the document, is not reported as undeclared",
    arguments: [
      ("<!DOCTYPE rss PUBLIC '-//Netscape//DTD RSS 0.91//EN' 'http://my.netscape.com/rss-0.91.dtd'>", []),
      ("<!DOCTYPE rss [<!ENTITY ndash '&#8211;'>]>", []), ("<!DOCTYPE rss>", [.undeclaredEntities(count: 1)]),
      ("<!DOCTYPE rss [<!ENTITY mdash '&#8212;'>]>", [.undeclaredEntities(count: 1)]),
      (" \n<?xml version='1.0'?>", [.leadingSpace, .undeclaredEntities(count: 1)]), ("\n", [.undeclaredEntities(count: 1)]),
      ("\u{FEFF}<?xml version='1.0'?>", [.undeclaredEntities(count: 1)]),
    ] as [(String, [FeedDiagnostic])])
  func declared(prologue: String, repairs: [FeedDiagnostic]) throws {
    let parsed = try FeedText.parsed("\(prologue)<rss><channel><item><title>a&ndash;b</title></item></channel></rss>")
    #expect(parsed.feed.items.map(\.title) == ["a–b"] && parsed.repairs == repairs, "\(parsed.repairs)")
  }

  @Test("a character reference with a capital X is read everywhere")
  func capitalReferences() throws {
    let document = """
      <!DOCTYPE rss [<!ENTITY t "&#X54;ea">]><rss><channel><item><guid>&#X41;</guid><enclosure url="https://example.org/&#X41;"/>
      <description>&amp;#X41; <![CDATA[&#X41;]]></description><category>&t;</category></item></channel></rss>
      """
    let item = try #require(try FeedText.parsed(document).feed.items.first)
    #expect(item.guid == "A" && item.enclosures.map(\.url.text) == ["https://example.org/A"])
    #expect(item.body.withoutBase == .html("&#X41; &#X41;") && item.tags == ["Tea"])
  }

  @Test(
    "the root element decides what a document is, whatever its document type claims",
    arguments: [
      ("<!DOCTYPE html><rss><channel><item><title>T</title></item></channel></rss>", ["T"]),
      (
        "<?xml version=\"1.0\"?>\n<!DOCTYPE HTML PUBLIC \"x\" \"y\">\n<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><title>T</title></entry></feed>",
        ["T"]
      ),
      ("<!DOCTYPE rss><html><body>a page</body></html>", nil), ("<!DOCTYPE html><my-app></my-app>", nil), ("<!DOCTYPE html>words", nil),
      ("<!DOCTYPE html><svg></svg>", nil), ("<!DOCTYPE html>", nil),
    ] as [(String, [String]?)])
  func documentTypes(document: String, titles: [String]?) throws {
    guard let titles else {
      #expect(throws: FormatError.page) { try FeedText.parsed(document) }
      return
    }
    let parsed = try FeedText.parsed(document)
    #expect(parsed.feed.items.map(\.title) == titles)
    #expect(parsed.repairs.isEmpty)
  }

  @Test(
    "an invalid encoding name does no harm once the text is decoded",
    arguments: ["\"\"", "\"utf 8\"", "'123'", "\"utf-8;\"", "\" utf-8\"", "utf-8", "\"a'b\""])
  func encodingNames(name: String) throws {
    let parsed = try FeedText.parsed(
      "<?xml version='1.0' encoding=\(name) standalone='yes'?><rss><channel><item><title>é</title></item></channel></rss>")
    #expect(parsed.feed.items.map(\.title) == ["é"])
    #expect(parsed.repairs.allSatisfy { if case .wrongEncoding = $0 { true } else { false } } && parsed.fault == nil)
  }

  @Test("bare ampersands in links and attributes stay in the URL")
  func links() throws {
    let feed = try FeedText.parsed(
      "<rss><channel><item><link>https://example.org/?a=1&b=2&copy=3</link><enclosure url=\"https://example.org/f?x=1&y=<2\"/></item></channel></rss>"
    ).feed
    #expect(feed.items.first?.url?.text == "https://example.org/?a=1&b=2&copy=3")
    #expect(feed.items.first?.enclosures.first?.url.text == "https://example.org/f?x=1&y=%3C2")
  }

  @Test("a document that is cut at any point yields its complete items")
  func cut() throws {
    let item = "<item><title>T</title><description><![CDATA[x]]></description></item>"
    let document = "<rss><channel><title>C</title>\(item)\(item)\(item)</channel></rss>"
    let start = "<rss><channel><title>C</title>".utf8.count
    for length in 1..<document.utf8.count {
      let complete = max(0, length - start) / item.utf8.count
      let cut = String(document.prefix(length))
      if complete == 0 {
        #expect(throws: FormatError.self) { try FeedText.parsed(cut) }
      } else {
        let parsed = try FeedText.parsed(cut)
        #expect(parsed.feed.items.count == min(3, complete))
        #expect(parsed.feed.title == "C")
        #expect(parsed.repairs.count == 1)
      }
    }
  }

  @Test(
    "mismatched tags cost no item",
    arguments: [
      ("<item><title>1</b></title></item>", ["1", "end"]), ("<item><title>1</item>", ["1", "end"]),
      ("<item><title>1</title>", ["1", "end"]), ("<item><title>1<link>x</link></item>", ["1", "end"]),
      ("<item><title>1</TITLE></Item>", ["1", "end"]), ("<item><title>Set<Int></title></item>", ["Set<Int>", "end"]),
      ("<item><title>a <b c</title></item>", ["a <b c", "end"]), ("<item><title>1</title x='y'></item>", ["1", "end"]),
      ("<item><title>1</title><description><p>a<br>b<div></item>", ["1", "end"]),
      ("<item><title>1</title><description><p a=b 'c'=\"d>e</p></description></item>", ["1", "end"]),
      ("<item><title>1</title></item></channel></rss>", ["1", "end"]), ("<rss><channel><item><title>1</title></item>", ["1", "end"]),
      ("<!-- a -- b --><item><title>1</title></item><?xml version='1.0'?>", ["1", "end"]),
      ("<item><title><![CDATA[1</title></item>", ["1", "end"]),
      ("</title></description></foo><item><title>1</title></item>", ["1", "end"]),
    ])
  func tags(inside: String, titles: [String]) throws {
    let parsed = try FeedText.parsed("<rss><channel>\n\(inside)<item><title>end</title></item></channel></rss>")
    #expect(parsed.feed.items.map(\.title) == titles)
    #expect(parsed.repairs.contains { if case .repairedTags = $0 { true } else { false } })
    #expect(!parsed.isCutOff)
  }

  @Test(
    "an unclosed element in an item costs none of the other fields",
    arguments: [
      "<itunes:duration>90", "<author>Jane", "<author><name>Jane", "<br>", "<media:thumbnail url='/t.png'>", "<img src='/i.png'>",
      "<p>Words", "<itunes:image href='/i.png'>", "<x:y>", "<dc:creator>Jane", "<source url='/s'>Other",
      "<media:group><media:content url='/m.png'>",
    ])
  func unclosed(element: String) throws {
    let fields = "<description>body</description><guid>1</guid><enclosure url='/a.mp3'/>"
    let parsed = try FeedText.parsed("<rss><channel><item><title>T</title>\(element)\(fields)</item><item/></channel></rss>")
    let item = try #require(parsed.feed.items.first)
    #expect(item.title == "T" && item.guid == "1" && item.body.withoutBase == .html("body") && parsed.feed.items.count == 2)
    #expect(item.enclosures.contains { $0.url.text == "https://example.org/a.mp3" })
  }

  @Test("damage beyond repair keeps the items before it and names its line")
  func beyondRepair() throws {
    let deep = String(repeating: "<a>", count: 300)
    let parsed = try FeedText.parsed("<rss><channel>\n<item><title>1</title></item>\n\(deep)<item><title>2</title></item></channel></rss>")
    #expect(parsed.feed.items.map(\.title) == ["1"])
    guard case .cutOff(let line, let reason) = parsed.repairs.last else { return #expect(Bool(false), "\(parsed.repairs)") }
    #expect(line == 3)
    #expect(!reason.isEmpty && parsed.isCutOff)
  }

  @Test("junk after the root element costs no item")
  func junk() throws {
    let parsed = try FeedText.parsed("<rss><channel><item><title>1</title></item></channel></rss>\n<script>x()</script>")
    #expect(parsed.feed.items.count == 1)
    #expect(parsed.repairs.count == 1)
  }

  @Test("damage before the first complete item is an error that names its line")
  func damaged() {
    #expect {
      try FeedText.parsed("<rss>\n<channel>\n<item></b>")
    } throws: { error in
      guard case .damaged(line: 3, let reason) = error as? FormatError else { return false }
      return !reason.isEmpty
    }
  }

  @Test("excessive nesting and entities end in an error or in items, never in a crash")
  func hostile() throws {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(throws: FormatError.self) { try FeedText.parsed("<rss><channel>\(deep)") }
    #expect(try FeedText.parsed("<rss><channel><item/>\(deep)").feed.items.count == 1)
    let bomb =
      "<!DOCTYPE r [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]><rss><channel><item><title>&b;</title></item></channel></rss>"
    #expect(try FeedText.parsed(bomb).feed.items.map(\.title) == ["&b;"])
    let external = "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><rss><channel><item><title>&x;</title></item></channel></rss>"
    #expect(try FeedText.parsed(external).feed.items.map(\.title) == ["&x;"])
  }

  @Test("random byte changes never crash the parser", arguments: 0..<20)
  func mutations(seed: Int) throws {
    var random = LinearRandom(state: UInt64(seed) &+ 1)
    let document = Array(
      "<?xml version='1.0' encoding='utf-8'?><rss><channel><item><title>a &amp; <![CDATA[b]]></title><pubDate>Sun, 01 Mar 2026</pubDate></item></channel></rss>"
        .utf8)
    for _ in 0..<50 {
      var bytes = document
      for _ in 0..<random.next(below: 6) + 1 { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
      do throws(FormatError) {
        let feed = try FeedParser.feed(from: bytes, contentType: nil, base: nil).feed
        #expect(feed.items.count <= 1)
      } catch {
        #expect(error.fetchProblem != .gone)
      }
    }
  }

  @Test(
    "a document that is not a feed is reported with its type",
    arguments: [
      ("", "an empty document"), (" \n ", "an empty document"), ("hello", "plain text"),
      ("<!doctype html><title>x</title>", "an HTML page"),
      ("<html><head>", "an HTML page"), ("<!-- c --><HTML lang=en>", "an HTML page"), ("<div>x</div>", "an HTML page"),
      ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "an XML document <svg>"), ("<opml version=\"2.0\"/>", "an XML document <opml>"),
      ("%PDF-1.7", "a PDF document"), ("GIF89a", "a GIF image"), ("<!-- x", "an XML document without an element"),
      ("a\u{0}b", "a binary file"),
      ("< rss>", "plain text"), ("<?xml version=\"1.0\"?>", "an XML document without an element"),
    ])
  func notAFeed(document: String, found: String) {
    #expect {
      try FeedText.parsed(document)
    } throws: { ($0 as? FormatError)?.fetchProblem == .notAFeed(found: found) }
  }

  @Test("a picture is identified by its bytes")
  func pictures() {
    #expect(throws: FormatError.notAFeed(found: "a PNG image")) {
      try FeedParser.feed(from: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], contentType: "text/xml", base: nil)
    }
  }

  @Test("text with the content type of a page is a page")
  func page() {
    #expect(throws: FormatError.page) { try FeedParser.feed(from: Array("hello".utf8), contentType: "text/html; charset=x", base: nil) }
  }
}

/// A reproducible pseudorandom generator (Knuth's MMIX).
private struct LinearRandom {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
