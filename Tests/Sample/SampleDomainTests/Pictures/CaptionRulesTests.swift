import SampleDomain
import Testing

@Suite("CaptionRules")
struct CaptionRulesTests {
  @Test(
    "a short, plain caption gets no remark",
    arguments: [
      "a", "Hello", "ten chars!", "  ten chars!  ", "\ta\n", "\u{2028}a\u{2029}", "a b", "/", "?", "%", "..", "../../etc", "a/b?c%20#",
      "\\\"'<>&",
      "日本語", "مرحبا", "नमस्ते", "👋🏽",
    ])
  func fine(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [])
  }

  @Test(
    "a caption without visible characters is empty",
    arguments: [
      "", " ", "\n", " \t\r\n ", "\u{A0}\u{3000}", "\u{2028}", "\u{200B}", "\u{FEFF}", "\u{2060} \u{AD}", "\u{2800}", "\u{3164}",
    ])
  func empty(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [.empty])
  }

  @Test(
    "ten characters are allowed and eleven are not, as a user counts them",
    arguments: [
      "a", "é", "e\u{301}", "日", "🇯🇵", "👨🏽‍👩🏽‍👧🏽‍👦🏽", "👩🏻‍❤️‍💋‍👨🏼", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "क्षि",
    ])
  func length(character: String) {
    #expect(CaptionRules.remarks(on: String(repeating: character, count: 10)) == [])
    #expect(CaptionRules.remarks(on: String(repeating: character, count: 11)) == [.tooLong(characters: 11)])
  }

  @Test("white space counts between characters, but not at the ends")
  func countedSpace() {
    #expect(CaptionRules.remarks(on: "    1234567890    ") == [])
    #expect(CaptionRules.remarks(on: "1    67890") == [])
    #expect(CaptionRules.remarks(on: "1    678901") == [.tooLong(characters: 11)])
  }

  @Test(
    "characters that break the line, move the cursor or change the text direction are refused",
    arguments: [
      "a\nb", "a\r\nb", "a\tb", "a\u{0}", "\u{0}", "\u{1B}[2J", "a\u{7}", "\u{7F}", "a\u{85}b", "a\u{9B}2J", "a\u{2028}b", "a\u{2029}b",
      "\u{202A}a", "\u{202B}a", "\u{202C}a", "\u{202D}a", "\u{202E}a", "\u{2066}a", "\u{2067}a", "\u{2068}a", "a\u{2069}",
    ])
  func unprintable(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [.unprintable])
  }

  @Test(
    "invisible characters that belong to a script or an emoji are allowed",
    arguments: ["a\u{200D}", "می\u{200C}خواهم", "\u{200F}א"])
  func joiners(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [])
  }

  @Test(
    "a caption of few characters with more than 500 bytes is overloaded",
    arguments: [
      ("a", 2000, [.overloaded(bytes: 4001)]), ("aa", 249, []), ("aaa", 249, [.overloaded(bytes: 501)]),
      ("1234567890", 245, []), ("1234567890", 246, [.overloaded(bytes: 502)]), ("12345678901", 2000, [.tooLong(characters: 11)]),
    ] as [(String, Int, [CaptionRemark])])
  func overloaded(letters: String, marks: Int, remarks: [CaptionRemark]) {
    #expect(CaptionRules.remarks(on: letters + String(repeating: "\u{301}", count: marks)) == remarks)
  }

  @Test(
    "the word dog gets a remark, in any case and next to any punctuation",
    arguments: ["dog", "Dog!", "my DOG", "dog/cat", "a-dog's", "¿dog?", "do\u{200B}g"])
  func dog(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [.mentionsDog])
  }

  @Test("a word that only resembles dog gets no remark", arguments: ["dogma", "hotdog", "dogs", "dog1", "do g", "d.o.g", "god"])
  func noDog(caption: String) {
    #expect(CaptionRules.remarks(on: caption) == [])
  }

  @Test(
    "all remarks are returned at once, errors first",
    arguments: [
      ("dog\u{7}12345678", [.tooLong(characters: 12), .unprintable, .mentionsDog]),
      ("dog \u{7} 345678", [.tooLong(characters: 12), .unprintable, .mentionsDog]),
      ("a hot summer", [.tooLong(characters: 12)]), ("a\u{0}345678901", [.tooLong(characters: 11), .unprintable]),
      ("my good dog", [.tooLong(characters: 11), .mentionsDog]), ("dog\nday", [.unprintable, .mentionsDog]),
      ("dog \u{202E}a" + String(repeating: "\u{301}", count: 300), [.unprintable, .overloaded(bytes: 608), .mentionsDog]),
    ] as [(String, [CaptionRemark])])
  func several(caption: String, remarks: [CaptionRemark]) {
    #expect(CaptionRules.remarks(on: caption) == remarks)
  }
}
