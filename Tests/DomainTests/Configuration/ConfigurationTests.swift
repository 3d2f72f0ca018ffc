import Domain
import DomainDoubles
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  private static let address = WebAddress.sample("https://example.net/quote")

  @Test("what nobody chose has its standard value", arguments: SettingKey.allCases)
  func standard(key: SettingKey) {
    #expect(Configuration()[key] == key.standard)
    #expect(!Configuration().isChosen(key))
  }

  @Test("what was chosen has its value, and the others keep theirs")
  func chosen() {
    let configuration = Configuration([.quoteAddress: .address(Self.address), .keepDays: .limit(7)])
    #expect(configuration[.quoteAddress] == .address(Self.address))
    #expect(configuration.quoteAddress == Self.address)
    #expect(configuration.retention == Retention(mostDays: 7))
    #expect(configuration.isChosen(.quoteAddress))
    #expect(configuration[.pictureAddress] == SettingKey.pictureAddress.standard)
    #expect(.address(configuration.pictureAddress) == SettingKey.pictureAddress.standard)
    #expect(!configuration.isChosen(.pictureAddress))
  }

  @Test("the standard value can be chosen, and then stays when the standard changes", arguments: SettingKey.allCases)
  func chosenStandard(key: SettingKey) {
    #expect(Configuration([key: key.standard]).isChosen(key))
    #expect(Configuration([key: key.standard]) != Configuration())
  }
}
