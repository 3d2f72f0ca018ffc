import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// Settings of several features in one configuration, and those whose value is a limit.
@Suite("Several settings")
struct SeveralSettingsTests {
  private static let url = WebURL.sample("https://example.net/quote")
  private static let before: [SettingKey: SettingValue] = [
    .firstURL: .url(url), .secondURL: .url(.sample("https://example.net/pictures")), .keepDays: .limit(30),
  ]

  private let repository = MemoryConfigurationRepository(before)
  private var changeSetting: ChangeSetting { ChangeSetting(settings: .samples, repository: repository) }

  @Test(
    "a setting has a name for users and files, and a default value",
    arguments: [
      (.secondURL, "second.url", "https://example.org/second"), (.keepArticles, "keep.articles", "all"), (.keepDays, "keep.days", "all"),
    ] as [(SettingKey, String, String)])
  func names(key: SettingKey, name: String, standard: String) {
    #expect(key.name == name)
    #expect([SettingKey].samples.named(name) == key)
    #expect(key.standard.text == standard)
  }

  @Test("a set value applies, and the other settings have their defaults")
  func chosen() {
    let configuration = Configuration([.firstURL: .url(Self.url), .keepDays: .limit(7)])
    #expect(configuration.url(.firstURL) == Self.url)
    #expect(configuration.retention == Retention(mostDays: 7))
    #expect(configuration[.secondURL] == SettingKey.secondURL.standard)
    #expect(.url(configuration.url(.secondURL)) == SettingKey.secondURL.standard)
    #expect(!configuration.isChosen(.secondURL))
  }

  @Test(
    "a value is set for the named setting, and the others stay unchanged",
    arguments: [
      (.firstURL, "  HTTP://127.0.0.1:8080/new\n", .url(.sample("http://127.0.0.1:8080/new"))),
      (.secondURL, "https://example.org", .url(.sample("https://example.org"))), (.keepArticles, "500", .limit(500)),
      (.keepArticles, "all", .limit(nil)), (.keepDays, " 36500\n", .limit(36_500)),
    ] as [(SettingKey, String, SettingValue)])
  func choose(key: SettingKey, text: String, value: SettingValue) async throws {
    let shown = try await changeSetting(SettingChange(name: key.name, value: text))
    #expect(shown == SettingSummary(key: key, value: value, isChosen: true))
    #expect(try await repository.configuration() == Configuration(Self.before.merging([key: value]) { _, new in new }))
  }

  @Test("without a value, the setting returns to its default, and the others stay unchanged", arguments: [SettingKey].samples)
  func reset(key: SettingKey) async throws {
    _ = try await changeSetting(SettingChange(name: key.name, value: nil))
    #expect(try await repository.configuration() == Configuration(Self.before.filter { $0.key != key }))
  }

  @Test("an invalid limit changes nothing", arguments: ["0", "-1", "1e3", "ten", "", "36501", "9999999999999999999"])
  func badLimit(value: String) async throws {
    await #expect(throws: ConfigurationError.badValue(.keepDays, value, .notALimit(1...36_500), .typed)) {
      try await changeSetting(SettingChange(name: "keep.days", value: value))
    }
    #expect(try await repository.configuration() == Configuration(Self.before))
  }
}
