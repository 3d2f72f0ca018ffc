import CoreDomain
import CoreDoubles
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  private static let url = WebURL.sample("https://example.net/quote")

  @Test("an unset setting has its default value, or none", arguments: [SettingKey].samples)
  func standard(key: SettingKey) {
    #expect(Configuration()[key] == key.standard)
    #expect(!Configuration().isChosen(key))
  }

  @Test("a set value applies")
  func chosen() {
    let configuration = Configuration([.sampleURL: .url(Self.url)])
    #expect(configuration[.sampleURL] == .url(Self.url))
    #expect(configuration.url(.sampleURL) == Self.url)
    #expect(configuration.isChosen(.sampleURL))
  }

  @Test("the default value can be set, and then stays when the default changes", arguments: [SettingKey.sampleURL, .sampleLimit])
  func chosenStandard(key: SettingKey) throws {
    let chosen = Configuration([key: try #require(key.standard)])
    #expect(chosen.isChosen(key) && chosen != Configuration())
  }
}
