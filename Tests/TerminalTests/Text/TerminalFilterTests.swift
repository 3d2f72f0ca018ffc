import Terminal
import Testing

@Suite("The filter before the terminal")
struct TerminalFilterTests {
  @Test("text without anything forbidden comes back as it is", arguments: Samples.clean)
  func keepsCleanText(_ text: String) {
    for kind in TerminalFilter.Kind.allCases {
      #expect(TerminalFilter.filtered(text, as: kind).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test(
    "escape sequences go as a whole, their parameters with them",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}[2J\u{1B}[1;1Htop", "top"), ("\u{1B}[?1049lx", "x"), ("\u{1B}[ qx", "x"),
      ("\u{9B}31mred\u{9B}0m", "red"),
      ("\u{1B}]0;title\u{7}text", "text"), ("\u{1B}]0;title\u{1B}\\text", "text"), ("\u{9D}0;title\u{9C}text", "text"),
      ("\u{1B}]52;c;aGk=\u{7}text", "text"),
      ("\u{1B}]8;;https://example.org/\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
      ("\u{1B}P1$r0m\u{1B}\\text", "text"), ("\u{90}q#0~\u{9C}text", "text"),
      ("\u{1B}_apc\u{1B}\\\u{1B}^pm\u{1B}\\\u{1B}Xsos\u{1B}\\x", "x"),
      ("\u{1B}ctext", "text"), ("\u{1B}(Btext", "text"), ("\u{1B}#8text", "text"), ("\u{1B}7\u{1B}8text", "text"),
      ("\u{1B}", ""), ("text\u{1B}", "text"), ("text\u{1B}[", "text"), ("\u{1B}\u{1B}[1mx", "x"), ("\u{1B}[31日本", "日本"),
      ("\u{1B}]0;cut\u{18}text", "text"), ("\u{1B}]0;title\u{1B}[1mtext", "text"),
    ])
  func removesSequences(_ text: String, leaving rest: String) {
    #expect(TerminalFilter.filtered(text, as: .line) == rest)
    #expect(TerminalFilter.filtered(text, as: .plainText) == rest)
  }

  @Test("a control string without an end hides nothing of the text after it", arguments: ["\u{1B}]", "\u{1B}P", "\u{9D}"])
  func showsUnendedString(_ introducer: String) {
    #expect(TerminalFilter.filtered("before \(introducer)after", as: .line) == "before after")
  }

  @Test(
    "controls, direction overrides and what hides inside words are dropped",
    arguments: [
      0x00, 0x07, 0x08, 0x0E, 0x1C, 0x7F, 0x80, 0x84, 0x86, 0x99, 0xAD, 0x200B, 0x202A, 0x202D, 0x202E, 0x2060, 0x2062, 0x2066, 0x2069,
      0x206F,
      0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF, 0xE0001, 0xE0041, 0xE007F,
    ])
  func drops(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(TerminalFilter.filtered("pass\(scalar)word", as: .line) == "password")
    #expect(TerminalFilter.filtered("pass\(scalar)word", as: .plainText) == "password")
  }

  @Test("line breaks of all kinds are one kind", arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func breaksLines(_ lineBreak: String) {
    #expect(TerminalFilter.filtered("one\(lineBreak)two", as: .plainText) == "one\ntwo")
    #expect(TerminalFilter.filtered("one\(lineBreak)two", as: .line) == "one two")
  }

  @Test("tabs of all kinds are a space", arguments: ["\t", "\u{B}", "\u{C}"])
  func spacesTabs(_ tab: String) {
    #expect(TerminalFilter.filtered("one\(tab)two", as: .plainText) == "one two")
  }

  @Test("the flag of a region made of tags shows as a black flag")
  func dropsTags() {
    #expect(TerminalFilter.filtered("🏴󠁧󠁢󠁥󠁮󠁧󠁿 wins", as: .line) == "🏴 wins")
  }

  @Test("in XML, what XML has is written as a reference and the rest is dropped")
  func escapesXML() {
    let text = "<a b=\"\u{202E}\u{7F}\u{9B}\u{1B}\u{0}\(Samples.noncharacter)\u{E0041}\"/>\r\n\t<c/>\r"
    #expect(TerminalFilter.filtered(text, as: .xml) == "<a b=\"&#x202E;&#x007F;&#x009B;&#xE0041;\"/>\n <c/>\n")
  }

  @Test("the filter leaves nothing forbidden, and nothing to do for a second pass", arguments: TerminalFilter.Kind.allCases)
  func isIdempotentAndComplete(_ kind: TerminalFilter.Kind) {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<400 {
      let once = TerminalFilter.filtered(Samples.hostileText(using: &random), as: kind)
      #expect(TerminalFilter.filtered(once, as: kind).unicodeScalars.elementsEqual(once.unicodeScalars))
      #expect(!once.unicodeScalars.contains { Samples.isForbidden($0) && !($0 == "\n" && kind != .line) })
      #expect(once.allSatisfy { $0.unicodeScalars.count <= 12 })
    }
  }
}
