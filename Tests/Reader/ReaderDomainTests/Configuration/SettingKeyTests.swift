import CoreDomain
import ReaderDoubles
import Testing

@Suite("SettingKey")
struct SettingKeyTests {
  /// The default URLs are created without validation. This test validates them.
  @Test("the text of a default value is read as that value", arguments: [SettingKey].samples)
  func standard(key: SettingKey) throws {
    #expect(try key.value(key.standard.text) == key.standard)
  }

  @Test(
    "a setting has a name for users and files, and a default value",
    arguments: [(SettingKey.firstURL, "first.url", "https://example.org/first")])
  func names(key: SettingKey, name: String, standard: String) {
    #expect(key.name == name)
    #expect([SettingKey].samples.named(name) == key)
    #expect(key.standard.text == standard)
  }

  @Test("no other name is a setting", arguments: ["", "first", "first.url ", "First.URL", "quoteAddress"])
  func unknown(name: String) {
    #expect([SettingKey].samples.named(name) == nil)
  }

  @Test("a URL as this program shows it, without its private part, is no value")
  func redacted() throws {
    let shown = try WebURL("https://example.org/random?token=abc").shown
    #expect(throws: SettingError.notAURL(.redacted)) { try SettingKey.firstURL.value(shown) }
  }

  @Test("a limit is stored as its number, or as the word for no limit")
  func limits() {
    #expect(SettingValue.limit(500).text == "500" && SettingValue.limit(nil).text == "all")
  }
}
