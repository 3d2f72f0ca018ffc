import CoreData
import CoreDomain
import CoreDoubles
import DataDoubles
import Files
import Testing

@Suite("The configuration repository")
struct StoredConfigurationRepositoryTests {
  private func repository(_ folder: TemporaryFolder) -> StoredConfigurationRepository {
    StoredConfigurationRepository(
      settings: [SettingKey].samples + [.foreign],
      store: JSONConfigurationStore(
        directory: DataDirectory(path: folder.path, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests")))
  }

  @Test("a chosen value applies, and the default applies to every other setting")
  func chosen() async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      #expect(try await repository.configuration() == Configuration())
      let url = StoreSample.url("http://127.0.0.1:8080/random?a=b")
      try await repository.set(.sampleURL, to: .url(url))
      #expect(try await repository.configuration() == Configuration([.sampleURL: .url(url)]))
      #expect(try await repository.configuration()[.sampleLimit] == SettingKey.sampleLimit.defaultValue)
      try await repository.set(.sampleURL, to: nil)
      #expect(try await repository.configuration() == Configuration())
    }
  }

  private static func values(of key: SettingKey) -> [SettingValue] {
    switch key.kind {
    case .url: [.url(StoreSample.url())]
    case .limit: [.limit(1), .limit(36_500), .limit(nil)]
    case .words(let words, let areSeveral): areSeveral ? [.words(words.reversed())] : words.map { .words([$0]) }
    case .command(_, let example), .folder(let example): [.text(example)]
    case .ofProgram: [.text("nonsense")]
    }
  }

  @Test("every setting survives a round trip", arguments: [SettingKey].samples + [.foreign])
  func every(_ key: SettingKey) async throws {
    try await TemporaryFolder.with { folder async throws in
      for value in Self.values(of: key) {
        try await repository(folder).set(key, to: value)
        #expect(try await repository(folder).configuration() == Configuration([key: value]))
      }
    }
  }

  private static let unusable: [(String, ConfigurationError)] = [
    (#"{"sample.link":"https://example.org"}"#, .unknownKey("sample.link", .file)),
    (#"{"Sample.url":"https://example.org"}"#, .unknownKey("Sample.url", .file)),
    (#"{"":""}"#, .unknownKey("", .file)),
    (#"{"sample.url":""}"#, .badValue(.sampleURL, "", .notAURL(.empty), .file)),
    (#"{"sample.url":"example.org"}"#, .badValue(.sampleURL, "example.org", .notAURL(.noScheme), .file)),
    (#"{"sample.url":"ftp://x"}"#, .badValue(.sampleURL, "ftp://x", .notAURL(.unsupportedScheme("ftp")), .file)),
    (#"{"sample.url":"https://"}"#, .badValue(.sampleURL, "https://", .notAURL(.noHost), .file)),
    (#"{"sample.url":"https://a b"}"#, .badValue(.sampleURL, "https://a b", .notAURL(.invalidCharacters), .file)),
    (#"{"sample.command":"a 'b"}"#, .badValue(.sampleCommand, "a 'b", .notACommand(placeholders: ["s", "t"]), .file)),
    (#"{"sample.folder":"files"}"#, .badValue(.sampleFolder, "files", .notAFolder, .file)),
  ]

  @Test("an unknown name or a bad value in the file is reported with its source, and stops nothing", arguments: unusable)
  func reported(_ text: String, _ error: ConfigurationError) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "config.json")
      #expect(try await repository(folder).configuration() == Configuration(problems: [error]))
      #expect(try folder.text("config.json") == text)
    }
  }

  @Test("a wrong value concerns only its setting, and problems are sorted by name")
  func partlyWrong() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(#"{"z":"","sample.url":"nowhere","sample.limit":"7","a":""}"#, "config.json")
      let problems: [ConfigurationError] = [
        .unknownKey("a", .file), .badValue(.sampleURL, "nowhere", .notAURL(.noScheme), .file), .unknownKey("z", .file),
      ]
      #expect(try await repository(folder).configuration() == Configuration([.sampleLimit: .limit(7)], problems: problems))
    }
  }

  @Test("a bad value can be replaced or removed", arguments: [StoreSample.url(), nil])
  func repaired(_ url: WebURL?) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(#"{"sample.url":"example.org"}"#, "config.json")
      let repository = repository(folder)
      try await repository.set(.sampleURL, to: url.map { .url($0) })
      #expect(try await repository.configuration() == Configuration(url.map { [.sampleURL: .url($0)] } ?? [:]))
    }
  }

  @Test("changing one setting keeps unknown names and other bad values")
  func others() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(#"{"1st":"x","2nd":"nowhere"}"#, "config.json")
      let repository = repository(folder)
      try await repository.set(.sampleURL, to: .url(StoreSample.url("https://example.org/")))
      #expect(
        try folder.text("config.json")
          == "{\n  \"1st\": \"x\",\n  \"2nd\": \"nowhere\",\n  \"sample.url\": \"https://example.org/\"\n}\n")
      #expect(try await repository.configuration().problems == [.unknownKey("1st", .file), .unknownKey("2nd", .file)])
    }
  }

  @Test("reading a malformed file gives defaults and the problem, and a change is refused")
  func malformed() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("{\n1}", "config.json")
      let expected = ConfigurationError.store(
        .malformed(path: folder.path("config.json"), line: 2, reason: "a string is missing"))
      #expect(try await repository(folder).configuration() == Configuration(problems: [expected]))
      await #expect(throws: expected) { try await repository(folder).set(.sampleURL, to: nil) }
    }
  }
}
