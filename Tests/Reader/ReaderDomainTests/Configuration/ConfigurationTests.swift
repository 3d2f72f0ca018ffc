import CoreDomain
import CoreDoubles
import ReaderDoubles
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
    let configuration = Configuration([.firstURL: .url(Self.url)])
    #expect(configuration[.firstURL] == .url(Self.url))
    #expect(configuration.url(.firstURL) == Self.url)
    #expect(configuration.isChosen(.firstURL))
  }

  @Test("the default value can be set, and then stays when the default changes", arguments: [SettingKey].samples)
  func chosenStandard(key: SettingKey) {
    #expect(Configuration([key: key.standard]).isChosen(key))
    #expect(Configuration([key: key.standard]) != Configuration())
  }
}
