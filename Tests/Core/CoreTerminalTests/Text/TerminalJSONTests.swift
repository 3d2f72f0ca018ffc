import CoreDoubles
import CoreTerminal
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("JSON text")
struct TerminalJSONTests {
  @Test("keys keep their order, compact or pretty-printed")
  func keepsOrder() {
    let value = TerminalJSONValue.object([
      .init("zebra", .string("z")), .init("apple", .integer(-7)), .init("list", .array([.boolean(true), .null, .array([])])),
      .init("none", .object([])), .init("text", .null),
    ])
    #expect(TerminalJSON.text(of: value, pretty: false) == #"{"zebra":"z","apple":-7,"list":[true,null,[]],"none":{},"text":null}"#)
    #expect(
      TerminalJSON.text(of: value, pretty: true) == """
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
    #expect(TerminalJSON.text(of: .string(text), pretty: false) == json)
  }

  @Test("booleans, and numbers with a sign, are JSON")
  func constants() {
    #expect(TerminalJSON.text(of: .array([.boolean(true), .boolean(false), .integer(-1), .null]), pretty: false) == "[true,false,-1,null]")
  }

  @Test("any text survives JSON encoding, with and without the terminal filter", arguments: [true, false])
  func survivesRoundTrip(pretty: Bool) throws {
    var random = SeededGenerator(7)
    let controls = String(String.UnicodeScalarView((0...0xFF).compactMap { Unicode.Scalar($0 as UInt32) }))
    let texts =
      [controls, "\"\\\"", "\u{2028}\u{2029}", "👨‍👩‍👧‍👦", "\u{E0041}", Samples.noncharacter]
      + (0..<200).map { _ in Samples.hostileText(using: &random) }
    let document = TerminalJSON.text(of: .array(texts.map { .object([.init("text", .string($0))]) }), pretty: pretty)
    for json in [document, TerminalEscapeFilter.filtered(document, as: .json)] {
      let decoded = try JSONDecoder().decode([[String: String]].self, from: Data(json.utf8)).compactMap { $0["text"] }
      #expect(decoded.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
    }
  }
}
