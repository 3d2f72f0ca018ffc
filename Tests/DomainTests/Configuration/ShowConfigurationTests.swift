import Domain
import DomainDoubles
import Testing

@Suite("ShowConfiguration")
struct ShowConfigurationTests {
  private static let url = WebURL.sample("https://example.net/pictures")

  @Test("every setting is listed once, in declaration order, with its value and whether it was set")
  func all() async throws {
    let repository = MemoryConfigurationRepository([.pictureURL: .url(Self.url), .keepDays: .limit(90)])
    #expect(
      try await ShowConfiguration(repository: repository)(()) == [
        SettingSummary(key: .quoteURL, value: SettingKey.quoteURL.standard, isChosen: false),
        SettingSummary(key: .pictureURL, value: .url(Self.url), isChosen: true),
        SettingSummary(key: .keepArticles, value: .limit(nil), isChosen: false),
        SettingSummary(key: .keepDays, value: .limit(90), isChosen: true),
      ])
  }

  @Test("settings that cannot be read are an error")
  func broken() async {
    let error = ConfigurationError.store(.malformed(path: "/home/settings.json", line: 3, reason: "a comma is missing"))
    let repository = MemoryConfigurationRepository()
    await repository.failWith(error, on: [.configuration])
    await #expect(throws: error) { try await ShowConfiguration(repository: repository)(()) }
  }
}
