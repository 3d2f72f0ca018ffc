import Markup
import Testing

@Suite("Hostile XML documents")
struct HostileXMLTests {
  @Test("the nesting depth is limited", arguments: [1, 20, 200])
  func depth(limit: Int) {
    let limits = XMLLimits(depth: limit)
    let allowed = String(repeating: "<a>", count: limit) + String(repeating: "</a>", count: limit)
    #expect(problem(in: Array(allowed.utf8), limits: limits) == nil)
    #expect(problem(in: Array(String(repeating: "<a>", count: 100_000).utf8), limits: limits)?.kind == .tooDeep)
  }

  @Test("the depth counts only elements that are open at the same time")
  func breadth() {
    #expect(problem(in: Array(("<r>" + String(repeating: "<a/>", count: 100_000) + "</r>").utf8)) == nil)
  }

  @Test(
    "a text of 20 MB is refused in every form and chunk size",
    arguments: [("<r>", "</r>"), ("<r><![CDATA[", "]]></r>"), ("<r><!--", "--></r>"), ("<r a='", "'/>"), ("<r><?p ", "?></r>")])
  func hugeText(head: String, tail: String) {
    let bytes = Array(head.utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 20_000_000) + Array(tail.utf8)
    for pieces in [10_000, 100_000_000] { #expect(problem(in: bytes, pieces: pieces)?.kind == .tooLarge, "pieces of \(pieces)") }
  }

  @Test("an endless comment, tag or CDATA section is refused at the limit", arguments: ["<!--", "<a b='", "<![CDATA["])
  func unfinished(head: String) throws {
    let parser = XMLPushParser(sink: Counter(), limits: XMLLimits(textBytes: 100_000))
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    try parser.push(Array("<r>\(head)".utf8))
    let problem = #expect(throws: XMLError.self) { for _ in 0..<30 { try parser.push(piece) } }
    #expect(problem?.kind == .tooLarge)
  }

  @Test("the text limit applies to each text, not to their sum")
  func textLimit() {
    let limits = XMLLimits(textBytes: 10)
    #expect(problem(in: Array("<r>0123456789<a/>0123456789</r>".utf8), limits: limits) == nil)
    #expect(problem(in: Array("<r>01234<![CDATA[56789]]>x</r>".utf8), limits: limits)?.kind == .tooLarge)
  }

  @Test(
    "a tag with thousands of attributes is refused in every chunk size, and a tag with a long value is not", .timeLimit(.minutes(10)),
    arguments: [100, 10_000, 100_000_000])
  func attributesWithoutEnd(pieces: Int) {
    for count in [2000, 100_000] {
      let many = Array(("<a>" + String(repeating: "x", count: 3000) + "<r" + (0..<count).map { " a\($0)='1'" }.joined() + "/></a>").utf8)
      #expect(problem(in: many, pieces: pieces)?.kind == .tooLarge)
    }
    let few = Array(("<r" + (0..<900).map { " a\($0)='b=\"c\"'" }.joined() + "/>").utf8)
    #expect(problem(in: few, pieces: pieces) == nil)
    let long = Array("<r a='\(String(repeating: "x=\"", count: 300_000))'/>".utf8)
    #expect(problem(in: long, pieces: pieces) == nil)
  }

  @Test("a document with too many distinct names or a document type of megabytes is refused", arguments: [100, 100_000_000])
  func namesWithoutEnd(pieces: Int) {
    for pattern in ["<a%/>", "<a b%=''/>", "<?a% ?>"] {
      let names = (0..<12_000).map { pattern.replacing("%", with: String($0)) }.joined()
      #expect(problem(in: Array("<r>\(names)</r>".utf8), pieces: pieces)?.kind == .tooLarge)
    }
    let declarations = (0..<80_000).map { "<!ELEMENT a\($0) ANY>" }.joined()
    #expect(problem(in: Array("<!DOCTYPE r [\(declarations)]><r/>".utf8), pieces: pieces)?.kind == .tooLarge)
    let few = (0..<1500).map { "<a\($0) b='\($0)'/>" }.joined()
    let comment = "<!-- \(String(repeating: "x", count: 100_000)) -->"
    #expect(problem(in: Array("<!DOCTYPE r [\(comment)]><r>\(few)</r>".utf8), pieces: pieces) == nil)
  }

  @Test("errors in a comment are reported once, without a copy for each", .timeLimit(.minutes(10)))
  func malformedComment() {
    let bytes = Array(("<r><!--" + String(repeating: "--a", count: 500_000) + "--></r>").utf8)
    #expect(problem(in: bytes)?.kind == .malformed)
    #expect(problem(in: bytes, pieces: 10_000)?.kind == .malformed)
  }

  @Test("a billion laughs attack is refused")
  func billionLaughs() {
    let lines = (1...9).map { "<!ENTITY l\($0) \"" + String(repeating: "&l\($0 - 1);", count: 10) + "\">" }.joined()
    let xml = "<!DOCTYPE r [<!ENTITY l0 \"ha\">\(lines)]><r a='x'>&l9;</r>"
    #expect(problem(in: Array(xml.utf8))?.message == "Entity 'l9' not defined")
    #expect(problem(in: Array(xml.replacing("'x'", with: "'&l9;'").utf8))?.message == "Entity 'l9' not defined")
  }

  @Test(
    "no file and no URL is read for a document",
    arguments: [
      "<!ENTITY x SYSTEM 'file:///etc/hostname'>", "<!ENTITY % p SYSTEM 'http://127.0.0.1:9/p.dtd'> %p;",
      "<!ENTITY x PUBLIC 'p' 'file:///etc/hostname'>",
    ])
  func externalEntity(declaration: String) {
    let parser = XMLPushParser(sink: Recorder())
    let xml = "<!DOCTYPE r [\(declaration)]><r>&x;</r>"
    #expect(throws: XMLError.self) {
      try parser.push(Array(xml.utf8))
      _ = try parser.finish()
    }
    #expect(!parser.sink.events.contains { $0.hasPrefix("text") })
  }

  @Test(
    "a document type is ignored",
    arguments: [
      "<!DOCTYPE rss PUBLIC '-//Netscape Communications//DTD RSS 0.91//EN' 'http://127.0.0.1:9/rss-0.91.dtd'>",
      "<!DOCTYPE r SYSTEM 'file:///etc/hostname'>", "<!DOCTYPE r [<!ENTITY x 'y'><!ELEMENT r ANY>]>",
      "<!DOCTYPE r [<!ATTLIST r b CDATA 'default' c (x|y) 'x' xmlns CDATA 'N'>]>",
    ])
  func documentType(declaration: String) throws {
    let found = try events(of: "\(declaration)<r a='1'>&eacute;</r>")
    #expect(found[0].hasPrefix("<r") && found[0].hasSuffix(" a=1>"))
    #expect(found[1...] == ["text é", "</r>"])
    #expect(throws: XMLError.self) { try events(of: "\(declaration)<r>&bogus;</r>") }
  }

  @Test("a document type that would add many attributes to every tag is refused")
  func attributeFlood() {
    let declared = (0..<101).map { " a\($0) CDATA 'x'" }.joined()
    #expect(problem(in: Array("<!DOCTYPE r [<!ATTLIST r\(declared)>]><r/>".utf8))?.kind == .tooLarge)
  }
}
