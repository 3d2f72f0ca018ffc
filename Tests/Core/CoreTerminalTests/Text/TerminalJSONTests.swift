import CoreDoubles
import CoreScenes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import CoreTerminal

@Suite("JSON text")
struct TerminalJSONTests {
  @Test("keys keep their order, compact or pretty-printed")
  func keepsOrder() {
    let value = ExportedValue.record(
      ExportedRecord([
        .init("zebra", .text("z")), .init("apple", .number(-7)), .init("list", .list([.bool(true), .null, .list([])])),
        .init("none", .record(ExportedRecord([]))), .init("text", .null),
      ]))
    #expect(json(value) == #"{"zebra":"z","apple":-7,"list":[true,null,[]],"none":{},"text":null}"#)
    #expect(
      json(value, pretty: true) == """
        {
          "zebra": "z",
          "apple": -7,
          "list": [
            true,
            null,
            []
          ],
          "none": {},
          "text": null
        }
        """)
  }

  @Test(
    "a string is escaped only where JSON requires it",
    arguments: [
      ("a \"b\" \\ /", #""a \"b\" \\ /""#), ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{1F}", #""\u0000\u001F""#), ("\r\n", #""\r\n""#),
      ("日本 👍🏽", "\"日本 👍🏽\""), ("\u{7F}\u{2028}", "\"\u{7F}\u{2028}\""),
    ])
  func escapes(_ text: String, as json: String) {
    #expect(self.json(.text(text)) == json)
  }

  @Test("booleans, and numbers with a sign, are JSON")
  func constants() {
    #expect(json(.list([.bool(true), .bool(false), .number(-1), .null])) == "[true,false,-1,null]")
  }

  @Test("a large document is written in parts, which together are its text", arguments: [true, false])
  func parts(pretty: Bool) {
    let value = ExportedValue.list(
      (0..<100).map { .record(ExportedRecord([.init("text", .text(String(repeating: "x", count: (1 << 12) + $0 % 7)))])) })
    var parts: [String] = []
    TerminalJSON.writeDocument(value, for: "strata", pretty: pretty) { parts.append($0) }
    #expect(parts.count > 4 && parts.allSatisfy { $0.utf8.count < 1 << 17 })
    #expect(parts.joined() == json(value, pretty: pretty) + "\n")
  }

  @Test("any text survives JSON encoding, with and without the terminal filter", arguments: [true, false])
  func survivesRoundTrip(pretty: Bool) throws {
    var random = SeededGenerator(7)
    let controls = String(String.UnicodeScalarView((0...0xFF).compactMap { Unicode.Scalar($0 as UInt32) }))
    let texts =
      [controls, "\"\\\"", "\u{2028}\u{2029}", "👨‍👩‍👧‍👦", "\u{E0041}", Samples.noncharacter]
      + (0..<200).map { _ in Samples.hostileText(using: &random) }
    let document = json(.list(texts.map { .record(ExportedRecord([.init("text", .text($0))])) }), pretty: pretty)
    for json in [document, TerminalEscapeFilter.filtered(document, as: .json)] {
      let decoded = try JSONDecoder().decode([[String: String]].self, from: Data(json.utf8)).compactMap { $0["text"] }
      #expect(decoded.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
    }
  }

  private func json(_ value: ExportedValue, pretty: Bool = false) -> String { TerminalJSON.text(of: value, for: "strata", pretty: pretty) }
}
