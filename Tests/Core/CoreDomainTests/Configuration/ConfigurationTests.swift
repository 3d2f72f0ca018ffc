import CoreDomain
import CoreDoubles
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  private static let url = WebURL.sample("https://example.net/quote")

  @Test("an unset setting has its default value, or none", arguments: [SettingKey].samples)
  func defaultValue(key: SettingKey) {
    #expect(Configuration()[key] == key.defaultValue)
    #expect(!Configuration().isSetByUser(key))
  }

  @Test("a set value applies")
  func chosen() {
    let configuration = Configuration([.sampleURL: .url(Self.url)])
    #expect(configuration[.sampleURL] == .url(Self.url))
    #expect(configuration.url(.sampleURL) == Self.url)
    #expect(configuration.isSetByUser(.sampleURL))
  }

  @Test("a wrong value concerns its own setting, an unknown name none, and a file that cannot be parsed all of them")
  func problems() throws {
    let wrong = ConfigurationError.badValue(.sampleURL, "x", .notAURL(.noScheme), .file)
    let some = Configuration([.sampleLimit: .limit(3)], problems: [.unknownKey("colour", .file), wrong])
    #expect(some[.sampleURL] == SettingKey.sampleURL.defaultValue && some.limit(.sampleLimit) == 3)
    #expect(throws: wrong) { try some.requiring(.sampleLimit, .sampleURL) }
    #expect(try some.requiring(.sampleLimit, .sampleWord) == some)
    let broken = ConfigurationError.store(.malformed(path: "/home/config.json", line: 1, reason: "a comma is missing"))
    for key in [SettingKey].samples { #expect(Configuration(problems: [broken]).problem(of: key) == broken) }
  }

  @Test("the default value can be set, and then stays when the default changes", arguments: [SettingKey.sampleURL, .sampleLimit])
  func chosenStandard(key: SettingKey) throws {
    let chosen = Configuration([key: try #require(key.defaultValue)])
    #expect(chosen.isSetByUser(key) && chosen != Configuration())
  }
}
