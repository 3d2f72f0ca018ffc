import Domain
import FoundationEssentials
import Testing

@Suite("Language")
struct LanguageTests {
  @Test(
    "a tag is kept as the publisher wrote it",
    arguments: [("ja", "ja"), (" en-GB\n", "en-GB"), ("zh-Hant-TW", "zh-Hant-TW"), ("x-1", "x-1")])
  func good(given: String, tag: String) {
    #expect(Language(given)?.tag == tag)
  }

  @Test("anything else is no language", arguments: ["", "  ", "en_GB", "en GB", "日本語", "en;q=1", String(repeating: "a", count: 36)])
  func bad(given: String) {
    #expect(Language(given) == nil)
  }

  @Test("a tag may be 35 characters long")
  func longest() {
    #expect(Language(String(repeating: "a", count: 35)) != nil)
  }

  @Test("a language is stored as its tag, and a bad tag is not read back")
  func coding() throws {
    let language = try #require(Language("en-GB"))
    #expect(String(decoding: try JSONEncoder().encode([language]), as: UTF8.self) == #"["en-GB"]"#)
    #expect(try JSONDecoder().decode([Language].self, from: Data(#"["en-GB"]"#.utf8)) == [language])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Language].self, from: Data(#"["en GB"]"#.utf8)) }
  }
}
