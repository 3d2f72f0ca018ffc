import Domain
import Testing

@Suite("SettingKey")
struct SettingKeyTests {
  /// The standard addresses are made without a check, so this is theirs.
  @Test("a standard address is what its text would be read as", arguments: SettingKey.allCases)
  func standard(key: SettingKey) throws {
    #expect(try WebAddress(key.standard.text) == key.standard)
  }

  @Test(
    "a setting has a name that people type and files keep, and a value for those who set none",
    arguments: [
      (SettingKey.quoteAddress, "quote.url", "https://api.quotable.io/random"), (.pictureAddress, "picture.url", "https://cataas.com"),
    ])
  func names(key: SettingKey, name: String, address: String) {
    #expect(key.rawValue == name)
    #expect(SettingKey(rawValue: name) == key)
    #expect(key.standard.text == address)
  }

  @Test("no other name is a setting", arguments: ["", "quote", "quote.url ", "Quote.URL", "quoteAddress"])
  func unknown(name: String) {
    #expect(SettingKey(rawValue: name) == nil)
  }
}
