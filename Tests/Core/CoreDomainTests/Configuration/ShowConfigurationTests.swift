import CoreDomain
import CoreDoubles
import Testing

@Suite("ShowConfiguration")
struct ShowConfigurationTests {
  private static let url = WebURL.sample("https://example.net/quote")

  @Test("every setting is listed once, in declaration order, with its value and whether it was set")
  func all() async throws {
    let repository = MemoryConfigurationRepository([.sampleURL: .url(Self.url)])
    let settings = try await ShowConfiguration(settings: .samples, repository: repository)(()).settings
    #expect(settings.map(\.key) == .samples)
    #expect(settings.filter(\.isSetByUser).map(\.value) == [.url(Self.url)])
    #expect(settings.filter { !$0.isSetByUser }.allSatisfy { $0.value == $0.key.defaultValue })
  }

  @Test("a file that cannot be parsed is an error, whatever else is wrong")
  func broken() async {
    let error = ConfigurationError.store(.malformed(path: "/home/settings.json", line: 3, reason: "a comma is missing"))
    let repository = MemoryConfigurationRepository(problems: [.unknownKey("colour", .file), error])
    await #expect(throws: error) { try await ShowConfiguration(settings: .samples, repository: repository)(()) }
  }

  @Test("with a wrong value and an unknown name, all settings are listed, and what is wrong")
  func partlyWrong() async throws {
    let problems: [ConfigurationError] = [
      .unknownKey("colour", .file), .badValue(.sampleURL, "x", .notAURL(.noScheme), .file),
    ]
    let repository = MemoryConfigurationRepository([.sampleLimit: .limit(3)], problems: problems)
    let shown = try await ShowConfiguration(settings: .samples, repository: repository)(())
    #expect(shown.problems == problems && shown.settings.map(\.key) == .samples)
    #expect(shown.settings.filter(\.isSetByUser).map(\.value) == [.limit(3)])
  }
}
