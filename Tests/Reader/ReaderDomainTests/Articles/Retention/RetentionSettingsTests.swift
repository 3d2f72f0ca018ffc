import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Settings of retention")
struct RetentionSettingsTests {
  private static let before: [SettingKey: SettingValue] = [.sampleURL: .url(.sample()), .keepDays: .limit(30)]

  private let repository = MemoryConfigurationRepository(before)
  private var changeSetting: ChangeSetting {
    ChangeSetting(settings: [.sampleURL] + RetentionRules.settings, repository: repository)
  }

  @Test("a setting has a name for users and files, and no limit by default", arguments: ["keep.articles", "keep.days"])
  func names(name: String) {
    #expect(RetentionRules.settings.named(name)?.defaultValue == .limit(nil))
  }

  @Test("a set value applies, and the other settings have their defaults")
  func chosen() {
    let configuration = Configuration([.sampleURL: .url(.sample()), .keepDays: .limit(7)])
    #expect(configuration.retention == Retention(maximumDays: 7))
    #expect(configuration[.keepArticles] == SettingKey.keepArticles.defaultValue)
  }

  @Test("a limit that cannot be read removes nothing")
  func unreadable() {
    let wrong = ConfigurationError.badValue(.keepDays, "soon", .notALimit(1...36_500), .file)
    #expect(Configuration([.keepArticles: .limit(9)], problems: [wrong]).retention == Retention(maximumArticles: 9))
    let broken = ConfigurationError.store(.malformed(path: "/home/config.json", line: 1, reason: "a comma is missing"))
    #expect(Configuration(problems: [broken]).retention == .everything)
  }

  @Test(
    "a value is set for the named setting, and the others stay unchanged",
    arguments: [
      (.keepArticles, "500", .limit(500)), (.keepArticles, "all", .limit(nil)), (.keepDays, " 36500\n", .limit(36_500)),
    ] as [(SettingKey, String, SettingValue)])
  func choose(key: SettingKey, text: String, value: SettingValue) async throws {
    let shown = try await changeSetting(SettingChange(name: key.name, value: text))
    #expect(shown == SettingSummary(key: key, value: value, isSetByUser: true))
    #expect(try await repository.configuration() == Configuration(Self.before.merging([key: value]) { _, new in new }))
  }

  @Test("an invalid limit changes nothing", arguments: ["0", "-1", "1e3", "ten", "", "36501", "9999999999999999999"])
  func badLimit(value: String) async throws {
    await #expect(throws: ConfigurationError.badValue(.keepDays, value, .notALimit(1...36_500), .typed)) {
      try await changeSetting(SettingChange(name: "keep.days", value: value))
    }
    #expect(try await repository.configuration() == Configuration(Self.before))
  }
}
