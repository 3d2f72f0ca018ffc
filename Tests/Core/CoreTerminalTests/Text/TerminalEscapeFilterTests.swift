import CoreDoubles
import CoreTerminal
import Testing

@Suite("Terminal filter")
struct TerminalEscapeFilterTests {
  @Test("text without forbidden characters is unchanged", arguments: Samples.clean)
  func keepsCleanText(_ text: String) {
    for kind in TerminalEscapeFilter.Kind.allCases {
      #expect(TerminalEscapeFilter.filtered(text, as: kind).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test(
    "escape sequences are removed together with their parameters",
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
      ("\u{1B}]0;cut\u{18}text", "text"), ("\u{1B}]0;a\\\u{1B}[1mtext", "text"),
      ("\u{1B}]0;a\u{A0}b\u{7}text", "text"), ("\u{1B}]0;a\u{9F}b\u{9C}text", "text"), ("\u{1B}]0;title\u{1B}[1mtext", "text"),
    ])
  func removesSequences(_ text: String, leaving rest: String) {
    #expect(TerminalEscapeFilter.filtered(text, as: .line) == rest)
    #expect(TerminalEscapeFilter.filtered(text, as: .plainText) == rest)
  }

  @Test("an unterminated control string does not hide the text after it", arguments: ["\u{1B}]", "\u{1B}P", "\u{9D}"])
  func showsUnendedString(_ introducer: String) {
    #expect(TerminalEscapeFilter.filtered("before \(introducer)after", as: .line) == "before after")
  }

  @Test("every Unicode scalar is kept, dropped or replaced by white space, in a line and in a text")
  func everyScalar() {
    for scalar in Samples.scalars {
      let (line, text) = (
        TerminalEscapeFilter.filtered("a\(scalar)b", as: .line), TerminalEscapeFilter.filtered("a\(scalar)b", as: .plainText)
      )
      let expected: (line: String, text: String) =
        switch scalar.value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: ("a b", "a\nb")
        case 0x09, 0x0B, 0x0C: ("a b", "a b")
        // The letter belongs to the escape sequence that the scalar starts.
        case 0x1B: ("a", "a")
        case 0x9B: ("a", "a")
        case _ where Samples.isForbidden(scalar): ("ab", "ab")
        default: ("a\(scalar)b", "a\(scalar)b")
        }
      // Compares scalars, because some different ones are equal as characters.
      if !line.unicodeScalars.elementsEqual(expected.line.unicodeScalars)
        || !text.unicodeScalars.elementsEqual(expected.text.unicodeScalars)
      {
        Issue.record("U+\(String(scalar.value, radix: 16)): \(line.debugDescription), \(text.debugDescription)")
      }
    }
  }

  @Test(
    "in a document, every forbidden scalar becomes ASCII or is dropped, and every other one is kept",
    arguments: [.json, .xml] as [TerminalEscapeFilter.Kind])
  func everyScalarInDocuments(kind: TerminalEscapeFilter.Kind) {
    for scalar in Samples.scalars where scalar != "\n" {
      let text = TerminalEscapeFilter.filtered("a\(scalar)b", as: kind)
      let isFine =
        Samples.isForbidden(scalar)
        ? text.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x0A }
        : text.unicodeScalars.elementsEqual("a\(scalar)b".unicodeScalars)
      if !isFine { Issue.record("U+\(String(scalar.value, radix: 16)): \(text.debugDescription)") }
    }
  }

  @Test("all kinds of line breaks are normalised", arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func breaksLines(_ lineBreak: String) {
    #expect(TerminalEscapeFilter.filtered("one\(lineBreak)two", as: .plainText) == "one\ntwo")
    #expect(TerminalEscapeFilter.filtered("one\(lineBreak)two", as: .line) == "one two")
  }

  @Test("all kinds of tabs become a space", arguments: ["\t", "\u{B}", "\u{C}"])
  func spacesTabs(_ tab: String) {
    #expect(TerminalEscapeFilter.filtered("one\(tab)two", as: .plainText) == "one two")
  }

  @Test("a regional flag made of tag characters becomes a black flag")
  func dropsTags() {
    #expect(TerminalEscapeFilter.filtered("🏴󠁧󠁢󠁥󠁮󠁧󠁿 wins", as: .line) == "🏴 wins")
  }

  @Test("in XML, forbidden characters become references, and those that XML does not allow are dropped")
  func escapesXML() {
    let text = "<a b=\"\u{202E}\u{7F}\u{9B}\u{1B}\u{0}\(Samples.noncharacter)\u{E0041}\"/>\r\n\t<c/>\r"
    #expect(TerminalEscapeFilter.filtered(text, as: .xml) == "<a b=\"&#x202E;&#x007F;&#x009B;&#xE0041;\"/>\n <c/>\n")
  }

  @Test("the filter removes everything forbidden, and a second pass changes nothing", arguments: TerminalEscapeFilter.Kind.allCases)
  func isIdempotentAndComplete(_ kind: TerminalEscapeFilter.Kind) {
    var random = SeededGenerator(20)
    for _ in 0..<400 {
      let once = TerminalEscapeFilter.filtered(Samples.hostileText(using: &random), as: kind)
      #expect(TerminalEscapeFilter.filtered(once, as: kind).unicodeScalars.elementsEqual(once.unicodeScalars))
      #expect(!once.unicodeScalars.contains { Samples.isForbidden($0) && !($0 == "\n" && kind != .line) })
      #expect(once.allSatisfy { $0.unicodeScalars.count <= 12 })
    }
  }
}
