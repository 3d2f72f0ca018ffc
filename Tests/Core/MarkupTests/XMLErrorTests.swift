import Markup
import Testing

@Suite("XML errors")
struct XMLErrorTests {
  @Test(
    "an error has a kind, a line and a column",
    arguments: [
      ("<r>\n<a>&bogus;</a></r>", XMLError.Kind.malformed, 2, 11, "Entity 'bogus' not defined"),
      ("<r>\n  <a></b></r>", .malformed, 2, 10, "Opening and ending tag mismatch: a line 2 and b"),
      ("<r/>\n<s/>", .malformed, 2, 1, "Extra content at the end of the document"),
      ("<r/>text", .malformed, 1, 5, "Extra content at the end of the document"),
      ("<r>\n<a>", .malformed, 2, 4, "the document ends too early"),
      ("<r>a & b</r>", .malformed, 1, 7, "xmlParseEntityRef: no name"),
      ("<r a='1' a='2'/>", .malformed, 1, 15, "Attribute a redefined"),
      ("  <?xml version='1.0'?><r/>", .malformed, 1, 8, "XML declaration allowed only at the start of the document"),
      ("plain words", .malformed, 1, 1, "the document does not begin with a tag"),
    ])
  func places(xml: String, kind: XMLError.Kind, line: Int, column: Int, message: String) {
    let expected = XMLError(kind: kind, line: line, column: column, message: message)
    #expect(problem(in: Array(xml.utf8)) == expected)
    #expect(problem(in: Array(xml.utf8), pieces: 1)?.kind == kind)
  }

  @Test("a document of only white space is empty", arguments: ["", " ", "\r\n\t "])
  func empty(xml: String) {
    #expect(problem(in: Array(xml.utf8))?.kind == .empty)
  }

  @Test("every truncation of a document is an error")
  func truncated() {
    let bytes = Array("<r a='é'><b>日&amp;</b><![CDATA[x]]><!--c--></r>".utf8)
    for count in 0..<bytes.count { #expect(problem(in: Array(bytes[..<count])) != nil, "first \(count) bytes") }
    #expect(problem(in: bytes) == nil)
  }

  @Test(
    "invalid UTF-8 and zero bytes are errors, not crashes",
    arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80], [0], [0x1B]] as [[UInt8]])
  func badBytes(bad: [UInt8]) {
    for (head, tail) in [
      ("<r>x", "x</r>"), ("<r a='", "'/>"), ("<r><![CDATA[", "]]></r>"), ("<r><!--", "--></r>"), ("<r", "/>"), ("", "<r/>"),
    ] {
      let bytes = Array(head.utf8) + bad + Array(tail.utf8)
      for pieces in [1, 1_000] { #expect(problem(in: bytes, pieces: pieces)?.kind == .malformed, "\(head) in \(pieces)") }
    }
  }

  @Test("a message is one line") func oneLine() throws {
    let message = try #require(problem(in: Array("<r>".utf8) + [0xFF, 0xFE] + Array("</r>".utf8))).message
    #expect(!message.isEmpty && !message.contains { $0.isNewline })
  }

  @Test("after an error the parser repeats it, and the sink keeps the earlier events")
  func afterwards() throws {
    let parser = XMLPushParser(sink: Recorder())
    let first = #expect(throws: XMLError.self) { try parser.push(Array("<r><a/></b>".utf8)) }
    let second = #expect(throws: XMLError.self) { try parser.push(Array("<c/>".utf8)) }
    let third = #expect(throws: XMLError.self) { try parser.finish() }
    #expect(first == second && second == third)
    #expect(parser.sink.events == ["<r>", "<a>", "</a>"])
  }

  @Test("a finished parser accepts no more bytes")
  func finished() throws {
    let parser = XMLPushParser(sink: Recorder())
    try parser.push(Array("<r/>".utf8))
    #expect(try parser.finish().events == parser.finish().events)
    #expect(throws: XMLError.self) { try parser.push(Array("<s/>".utf8)) }
  }
}
