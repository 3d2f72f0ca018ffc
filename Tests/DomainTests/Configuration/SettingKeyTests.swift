import Domain
import Testing

@Suite("SettingKey")
struct SettingKeyTests {
  /// The standard addresses are made without a check, so this is theirs.
  @Test("a standard value is what its text would be read as", arguments: SettingKey.allCases)
  func standard(key: SettingKey) throws {
    #expect(try key.value(key.standard.text) == key.standard)
  }

  @Test(
    "a setting has a name that people type and files keep, and a value for those who set none",
    arguments: [
      (SettingKey.quoteURL, "quote.url", "https://api.quotable.io/random"), (.pictureURL, "picture.url", "https://cataas.com"),
      (.keepArticles, "keep.articles", "all"), (.keepDays, "keep.days", "all"),
    ])
  func names(key: SettingKey, name: String, standard: String) {
    #expect(key.rawValue == name)
    #expect(SettingKey(rawValue: name) == key)
    #expect(key.standard.text == standard)
  }

  @Test("no other name is a setting", arguments: ["", "quote", "quote.url ", "Quote.URL", "quoteAddress"])
  func unknown(name: String) {
    #expect(SettingKey(rawValue: name) == nil)
  }
}
