import CoreDomain
import CoreDoubles
import ReaderDoubles
import SampleDomain
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  private static let url = WebURL.sample("https://example.net/quote")

  @Test("an unset setting has its default value", arguments: [SettingKey].samples)
  func standard(key: SettingKey) {
    #expect(Configuration()[key] == key.standard)
    #expect(!Configuration().isChosen(key))
  }

  @Test("a set value applies")
  func chosen() {
    let configuration = Configuration([.quoteURL: .url(Self.url)])
    #expect(configuration[.quoteURL] == .url(Self.url))
    #expect(configuration.quoteURL == Self.url)
    #expect(configuration.isChosen(.quoteURL))
  }

  @Test("the default value can be set, and then stays when the default changes", arguments: [SettingKey].samples)
  func chosenStandard(key: SettingKey) {
    #expect(Configuration([key: key.standard]).isChosen(key))
    #expect(Configuration([key: key.standard]) != Configuration())
  }
}
