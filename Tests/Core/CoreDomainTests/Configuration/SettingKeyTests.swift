import CoreDomain
import CoreDoubles
import Testing

@Suite("SettingKey")
struct SettingKeyTests {
  /// The default URLs are created without validation. This test validates them.
  @Test("the text of a default value is read as that value", arguments: [SettingKey].samples)
  func standard(key: SettingKey) throws {
    #expect(try key.standard.map { try key.value($0.text) } == key.standard)
  }

  @Test(
    "a setting is found by its name, and has a default value or none",
    arguments: [
      (.sampleURL, "sample.url", "https://example.org/standard"), (.unsetURL, "sample.other", nil), (.sampleLimit, "sample.limit", "all"),
    ]
      as [(SettingKey, String, String?)])
  func names(key: SettingKey, name: String, standard: String?) {
    #expect([SettingKey].samples.named(name) == key)
    #expect(key.standard?.text == standard)
  }

  @Test("a setting of another program has any value and no default", arguments: ["", "nonsense", "https://example.org/"])
  func foreign(text: String) throws {
    #expect(try SettingKey.foreign.value(text) == .text(text))
    #expect(SettingKey.foreign.standard == nil)
  }

  @Test("no other name is a setting", arguments: ["", "sample", "sample.url ", "Sample.URL", "sampleAddress"])
  func unknown(name: String) {
    #expect([SettingKey].samples.named(name) == nil)
  }

  @Test("a URL as this program shows it, without its private part, is no value")
  func redacted() throws {
    let shown = try WebURL("https://example.org/random?token=abc").shown
    #expect(throws: SettingError.notAURL(.redacted)) { try SettingKey.sampleURL.value(shown) }
  }

  @Test("a limit is stored as its number, or as the word for no limit")
  func limits() {
    #expect(SettingValue.limit(500).text == "500" && SettingValue.limit(nil).text == "all")
  }
}
