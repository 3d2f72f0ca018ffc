import CoreDomain
import CoreDoubles
import Testing

@Suite("ChangeSetting")
struct ChangeSettingTests {
  private static let before: [SettingKey: SettingValue] = [.sampleURL: .url(.sample("https://example.net/quote"))]

  private let repository = MemoryConfigurationRepository(before)
  private var changeSetting: ChangeSetting { ChangeSetting(settings: .samples, repository: repository) }

  @Test(
    "a value is set for the named setting",
    arguments: [
      ("  HTTP://127.0.0.1:8080/new\n", "http://127.0.0.1:8080/new"), ("https://example.org", "https://example.org"),
    ])
  func choose(text: String, url: String) async throws {
    let value = SettingValue.url(.sample(url))
    let shown = try await changeSetting(SettingChange(name: "sample.url", value: text))
    #expect(shown == SettingSummary(key: .sampleURL, value: value, isSetByUser: true))
    #expect(try await repository.configuration() == Configuration([.sampleURL: value]))
  }

  @Test("without a value, the setting returns to its default", arguments: [SettingKey].samples)
  func reset(key: SettingKey) async throws {
    let shown = try await changeSetting(SettingChange(name: key.name, value: nil))
    #expect(shown == SettingSummary(key: key, value: key.defaultValue, isSetByUser: false))
    #expect(try await repository.configuration() == Configuration(Self.before.filter { $0.key != key }))
  }

  @Test("the default value can be set like any other")
  func defaultValue() async throws {
    let key = SettingKey.sampleURL
    #expect(try await changeSetting(SettingChange(name: key.name, value: key.defaultValue?.text)).isSetByUser)
    #expect(try await repository.configuration().isSetByUser(key))
  }

  @Test("a setting of another program is not changed", arguments: ["https://example.org/", "nonsense", nil])
  func foreign(value: String?) async throws {
    let changeSetting = ChangeSetting(settings: [.foreign], repository: repository)
    await #expect(throws: ConfigurationError.ofProgram(.foreign, "other")) {
      try await changeSetting(SettingChange(name: "other.url", value: value))
    }
    #expect(try await repository.configuration() == Configuration(Self.before))
  }

  @Test(
    "an unknown setting name changes nothing, whatever the value",
    arguments: ["", "colour", "SAMPLE.URL", "sample.url "], ["https://example.org", "nonsense", nil])
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
    await #expect(throws: ConfigurationError.badValue(.sampleURL, value, .notAURL(problem), .typed)) {
      try await changeSetting(SettingChange(name: "sample.url", value: value))
    }
    #expect(try await repository.configuration() == Configuration(Self.before))
  }

  @Test("a setting that cannot be written is an error", arguments: ["https://example.org", nil])
  func broken(value: String?) async {
    let error = ConfigurationError.store(.unwritable(path: "/home", reason: "disk full"))
    await repository.failWith(error, on: [.set])
    await #expect(throws: error) { try await changeSetting(SettingChange(name: "sample.url", value: value)) }
  }
}
