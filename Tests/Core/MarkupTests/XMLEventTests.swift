import Growth
import Markup
import Testing

@Suite("XML events")
struct XMLEventTests {
  @Test(
    "a document's parts are reported in order, and names with the namespace that is in scope",
    arguments: [
      ("<a/>", ["<a>", "</a>"]),
      ("<a>x<b/>y</a>", ["<a>", "text x", "<b>", "</b>", "text y", "</a>"]),
      ("<a>1 &lt; 2<![CDATA[ & <3]]></a>", ["<a>", "text 1 < 2 & <3", "</a>"]),
      ("<a><![CDATA[&nbsp;]]]]></a>", ["<a>", "text &nbsp;]]", "</a>"]),
      ("<?x y z?><!-- c --><a/><!--d-->", ["instruction x y z", "comment  c ", "<a>", "</a>", "comment d"]),
      ("<a> \n<b/></a>", ["<a>", "text  \n", "<b>", "</b>", "</a>"]),
      ("<a>x\r\ny</a>", ["<a>", "text x\ny", "</a>"]),
      ("\u{FEFF}<a>é日</a>", ["<a>", "text é日", "</a>"]),
      ("<?xml version='1.0' encoding='gb2312'?><a>é日</a>", ["<a>", "text é日", "</a>"]),
      // The namespace that is in scope.
      ("<a xmlns='D'><b/></a>", ["<a{D}>", "<b{D}>", "</b>", "</a>"]),
      ("<a xmlns='D'><b xmlns=''/></a>", ["<a{D}>", "<b>", "</b>", "</a>"]),
      ("<p:a xmlns:p='P' x='1' p:y='2'/>", ["<p:a{P} x=1 p:y{P}=2>", "</p:a>"]),
      ("<a xmlns:p='P'><p:b/><b xmlns:p='Q'><p:b/></b></a>", ["<a>", "<p:b{P}>", "</p:b>", "<b>", "<p:b{Q}>", "</p:b>", "</b>", "</a>"]),
      ("<a xml:lang='fr'/>", ["<a xml:lang{http://www.w3.org/XML/1998/namespace}=fr>", "</a>"]),
      ("<itunes:author itunes:x='1'>A</itunes:author>", ["<itunes:author itunes:x=1>", "text A", "</itunes:author>"]),
    ] as [(String, [String])])
  func order(xml: String, expected: [String]) throws {
    #expect(try events(of: xml) == expected)
  }

  @Test("a reference in text is distinguished from one in an attribute, whatever surrounds it", arguments: [1, 3, 1000])
  func referencePlaces(pieces: Int) throws {
    let xml =
      "<a>&nbsp;<![CDATA[<b c='d>]]>&eacute;<!--<e f='-->&eacute;<?p <g h='?>&eacute;<b c='x > &eacute;' d=\"&NotEqualTilde;&LT;>\">&eacute; > &LT;</b></a>"
    let found = try events(of: xml, pieces: pieces).joined(separator: " ")
    #expect(
      found
        == "<a> text \u{A0}<b c='d>é comment <e f=' text é instruction p <g h=' text é <b c=x > é d=\u{2242}\u{338}<>> text é > < </b> </a>"
    )
    let tree = try XMLTree(parsing: Array("<a b='&eacute;&LT;'>&eacute;<p:c xmlns:p='x' p:d='&nbsp;'/></a>".utf8))
    #expect(tree.root["b"] == "é<" && tree.root.text == "é" && tree.root.elements.first?["p:d"] == "\u{A0}")
  }

  @Test(
    "references become characters, in text and in attributes",
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"),
      ("&#233;&#xe9;&#128512;", "éé😀"),
      ("&#38;amp;&#60;", "&amp;<"),
      ("a&eacute;&nbsp;&mdash;&hearts;b", "aé\u{A0}—♥b"),
      ("&check;&NotEqualTilde;&LT;&AMP;&CounterClockwiseContourIntegral;", "✓\u{2242}\u{338}<&∳"),
      ("&amp;nbsp;&amp;#38;", "&nbsp;&#38;"),
      ("?a=1&amp;copy=2", "?a=1&copy=2"),
    ])
  func references(written: String, expanded: String) throws {
    #expect(try events(of: "<a>\(written)</a>") == ["<a>", "text \(expanded)", "</a>"])
    #expect(try events(of: "<a x=\"\(written)\"/>") == ["<a x=\(expanded)>", "</a>"])
  }

  @Test("attributes without a prefix are found by name, and those with one have its namespace")
  func attributes() throws {
    struct Sink: MarkupSink {
      var found: [String?] = []
      var namespaces: [String] = []
      var empty: [Bool] = []
      mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
        found += [attributes["url"], attributes["none"]]
        namespaces += attributes.all.map(\.name.namespace)
        empty.append(attributes.isEmpty)
      }
      mutating func endElement(_ name: XMLName) {}
      mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}
    }
    let xml = "<a><b m:url='1&amp;2' xmlns:m='M' url='3'/><c x:url='4'/></a>"
    let sink = try parse(Array(xml.utf8), into: Sink())
    #expect(sink.found == [nil, nil, "3", nil, nil, nil])
    #expect(sink.namespaces == ["M", "", ""])
    #expect(sink.empty == [true, false, false])
  }

  @Test("names are equal when their prefixes, local parts and namespaces are equal")
  func names() {
    let name = XMLName(prefix: "p", local: "a", namespace: "N")
    #expect(name == XMLName(prefix: "p", local: "a", namespace: "N"))
    #expect(name.qualified == "p:a" && XMLName(local: "a").qualified == "a")
    let others = [XMLName(local: "a", namespace: "N"), XMLName(prefix: "p", local: "a"), XMLName(prefix: "p", local: "b", namespace: "N")]
    #expect(!others.contains(name))
    #expect(Set(others + [name]).count == 4)
  }

  @Test("a thousand different names keep their parts")
  func manyNames() throws {
    let xml = "<r>" + (0..<1_000).map { "<p\($0 % 7):n\($0) xmlns:p\($0 % 7)='u\($0 % 3)'/>" }.joined() + "</r>"
    let starts = try events(of: xml).filter { $0.hasPrefix("<p") }
    #expect(starts == (0..<1_000).map { "<p\($0 % 7):n\($0){u\($0 % 3)}>" })
  }

  @Test("the events do not depend on where the bytes are cut")
  func cuts() throws {
    let long = String(repeating: "長い文 text &amp; ", count: 40)
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?><!-- é日 --><!DOCTYPE r>
      <r xmlns:p="P" a="é&eacute;日">é日😀\r\n<p:b c='&lt;&#x1F600;'/><![CDATA[ <é日> ]] ]]>\(long)<?i é?></r><!--z-->
      """
    let bytes = Array(xml.utf8)
    let whole = try events(of: xml)
    for size in [1, 2, 3, 5, 64, 301] { #expect(try events(of: xml, pieces: size) == whole, "pieces of \(size)") }
    for cut in 0...bytes.count {
      let parser = XMLPushParser(sink: Recorder())
      try parser.push(bytes[..<cut])
      try parser.push(bytes[cut...])
      #expect(try parser.finish().events == whole, "cut at \(cut)")
    }
  }

  @Test("long text, CDATA and comments survive small chunks", arguments: ["", "<![CDATA[|]]>", "<!--|-->"])
  func longConstructs(around: String) throws {
    let text = String(repeating: "0123456789日", count: 40_000)
    let parts = around.isEmpty ? ["", ""] : around.split(separator: "|").map(String.init)
    let bytes = Array("<r>\(parts[0])\(text)\(parts[1])<e/></r>".utf8)
    #expect(try parse(bytes, into: Recorder(), pieces: 1_000).events == parse(bytes, into: Recorder()).events)
    #expect(try parse(bytes, into: Counter(), pieces: 1_000).textBytes == (around.hasPrefix("<!--") ? 0 : text.utf8.count))
  }

  @Test("parsers in parallel tasks do not interfere with each other")
  func parallel() async throws {
    let count = SlowPart.isRun ? 2_000 : 500
    let xml = "<r>" + (0..<count).map { "<n\($0 % 50) a='&eacute;\($0)'>&nbsp;日\($0)</n\($0 % 50)>" }.joined() + "</r>"
    let expected = try events(of: xml)
    await withTaskGroup(of: Bool.self) { group in
      for size in 1...8 {
        group.addTask { @concurrent in (try? events(of: xml, pieces: size * 100)) == expected }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
