import ReaderDomain
import Testing

@Suite("Language")
struct LanguageTests {
  @Test(
    "a tag is stored as the publisher wrote it, with hyphens",
    arguments: [
      ("ja", "ja"), (" en-GB\n", "en-GB"), ("zh-Hant-TW", "zh-Hant-TW"), ("x-1", "x-1"), ("en_US", "en-US"), ("zh_Hant_TW", "zh-Hant-TW"),
    ])
  func good(given: String, tag: String) {
    #expect(Language(given)?.tag == tag)
  }

  @Test("other texts are not languages", arguments: ["", "  ", "en GB", "日本語", "en;q=1", String(repeating: "a", count: 36)])
  func bad(given: String) {
    #expect(Language(given) == nil)
  }

  @Test("a tag may be 35 characters long")
  func longest() {
    #expect(Language(String(repeating: "a", count: 35)) != nil)
  }
}
