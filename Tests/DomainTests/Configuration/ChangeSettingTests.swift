import Domain
import DomainDoubles
import Testing

@Suite("ChangeSetting")
struct ChangeSettingTests {
  private static let before: [SettingKey: SettingValue] = [
    .quoteURL: .url(.sample("https://example.net/quote")), .pictureURL: .url(.sample("https://example.net/pictures")),
    .keepDays: .limit(30),
  ]

  private let repository = MemoryConfigurationRepository(before)
  private var changeSetting: ChangeSetting { ChangeSetting(repository: repository) }

  @Test(
    "a value is set for the named setting, and the others stay unchanged",
    arguments: [
      (.quoteURL, "  HTTP://127.0.0.1:8080/new\n", .url(.sample("http://127.0.0.1:8080/new"))),
      (.pictureURL, "https://example.org", .url(.sample("https://example.org"))), (.keepArticles, "500", .limit(500)),
      (.keepArticles, "all", .limit(nil)), (.keepDays, " 36500\n", .limit(36_500)),
    ] as [(SettingKey, String, SettingValue)])
  func choose(key: SettingKey, text: String, value: SettingValue) async throws {
    let shown = try await changeSetting(SettingChange(name: key.name, value: text))
    #expect(shown == SettingSummary(key: key, value: value, isChosen: true))
    #expect(try await repository.configuration() == Configuration(Self.before.merging([key: value]) { _, new in new }))
  }

  @Test("without a value, the setting returns to its default, and the others stay unchanged", arguments: SettingKey.all)
  func reset(key: SettingKey) async throws {
    let shown = try await changeSetting(SettingChange(name: key.name, value: nil))
    #expect(shown == SettingSummary(key: key, value: key.standard, isChosen: false))
    #expect(try await repository.configuration() == Configuration(Self.before.filter { $0.key != key }))
  }

  @Test("the default value can be set like any other")
  func standard() async throws {
    let key = SettingKey.quoteURL
    #expect(try await changeSetting(SettingChange(name: key.name, value: key.standard.text)).isChosen)
    #expect(try await repository.configuration().isChosen(key))
  }

  @Test(
    "an unknown setting name changes nothing, whatever the value",
    arguments: ["", "colour", "QUOTE.URL", "quote.url "], ["https://example.org", "nonsense", nil])
  func unknown(name: String, value: String?) async throws {
    await #expect(throws: ConfigurationError.unknownKey(name, .typed)) { try await changeSetting(SettingChange(name: name, value: value)) }
    #expect(try await repository.configuration() == Configuration(Self.before))
  }

  @Test(
    "an invalid URL changes nothing, and the error contains the reason and the typed text",
    arguments: [
      ("", .empty), (" ", .empty), ("example.org", .noScheme), ("file:///etc/passwd", .unsupportedScheme("file")), ("https://", .noHost),
      (" https://exa mple.org ", .invalidCharacters),
    ] as [(String, WebURL.ParseError)])
  func bad(value: String, problem: WebURL.ParseError) async throws {
    await #expect(throws: ConfigurationError.badValue(.pictureURL, value, .notAURL(problem), .typed)) {
      try await changeSetting(SettingChange(name: "picture.url", value: value))
    }
    #expect(try await repository.configuration() == Configuration(Self.before))
  }

  @Test("an invalid limit changes nothing", arguments: ["0", "-1", "1e3", "ten", "", "36501", "9999999999999999999"])
  func badLimit(value: String) async throws {
    await #expect(throws: ConfigurationError.badValue(.keepDays, value, .notALimit(1...36_500), .typed)) {
      try await changeSetting(SettingChange(name: "keep.days", value: value))
    }
    #expect(try await repository.configuration() == Configuration(Self.before))
  }

  @Test("a setting that cannot be written is an error", arguments: ["https://example.org", nil])
  func broken(value: String?) async {
    let error = ConfigurationError.store(.unwritable(path: "/home", reason: "disk full"))
    await repository.failWith(error, on: [.set])
    await #expect(throws: error) { try await changeSetting(SettingChange(name: "quote.url", value: value)) }
  }
}
