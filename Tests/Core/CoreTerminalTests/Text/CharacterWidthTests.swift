import CoreTerminal
import Testing

@Suite("Character width")
struct CharacterWidthTests {
  @Test(
    "a character is as wide as terminals draw it; control characters, lone marks and joiners have no width",
    arguments: [
      ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ж", 1), ("…", 1), ("€", 1),
      ("日", 2), ("あ", 2), ("カ", 2), ("ｶ", 1), ("Ａ", 2), ("　", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("、", 2), ("𠮷", 2),
      ("ع", 1), ("عَ", 1), ("ش", 1), ("ש\u{5C1}\u{5B8}", 1), ("क", 1), ("कि", 2), ("กำ", 2), ("ก็", 1),
      ("🙂", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏽‍❤️‍💋‍👨🏽", 2), ("🏳️‍🌈", 2), ("🛜", 2), ("🇩🇪", 2), ("🇩", 2),
      ("\u{A0}", 1), ("\u{33479}", 2), ("\u{33480}", 1), ("❤", 1), ("❤️", 2), ("☎\u{FE0F}", 2), ("1️⃣", 2), ("#️⃣", 2), ("a\u{FE0F}", 1),
      ("⌚", 2),
      ("\0", 0), ("\t", 0), ("\n", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0), ("\u{301}", 0), ("\u{20E3}", 0),
      ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{FEFF}", 0),
    ] as [(Character, Int)])
  func width(of character: Character, is columns: Int) {
    #expect(CharacterWidth.columns(of: character) == columns)
  }

  @Test(
    "the width of a text is the sum of its characters' widths",
    arguments: [
      ("", 0), ("plain text", 10), ("Größe", 5), ("日本語 text", 11), ("👨‍👩‍👧 und 🇩🇪", 9), ("مرحبا", 5), ("क्ष", 2), ("Cafe\u{301}", 4),
      ("two\nlines", 8),
    ])
  func width(of text: String, is columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }
}
