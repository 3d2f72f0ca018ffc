import Domain
import DomainDoubles
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  private static let url = WebURL.sample("https://example.net/quote")

  @Test("what nobody chose has its standard value", arguments: SettingKey.allCases)
  func standard(key: SettingKey) {
    #expect(Configuration()[key] == key.standard)
    #expect(!Configuration().isChosen(key))
  }

  @Test("what was chosen has its value, and the others keep theirs")
  func chosen() {
    let configuration = Configuration([.quoteURL: .url(Self.url), .keepDays: .limit(7)])
    #expect(configuration[.quoteURL] == .url(Self.url))
    #expect(configuration.quoteURL == Self.url)
    #expect(configuration.retention == Retention(mostDays: 7))
    #expect(configuration.isChosen(.quoteURL))
    #expect(configuration[.pictureURL] == SettingKey.pictureURL.standard)
    #expect(.url(configuration.pictureURL) == SettingKey.pictureURL.standard)
    #expect(!configuration.isChosen(.pictureURL))
  }

  @Test("the standard value can be chosen, and then stays when the standard changes", arguments: SettingKey.allCases)
  func chosenStandard(key: SettingKey) {
    #expect(Configuration([key: key.standard]).isChosen(key))
    #expect(Configuration([key: key.standard]) != Configuration())
  }
}
