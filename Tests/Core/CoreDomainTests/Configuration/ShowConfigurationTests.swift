import CoreDomain
import CoreDoubles
import Testing

@Suite("ShowConfiguration")
struct ShowConfigurationTests {
  private static let url = WebURL.sample("https://example.net/quote")

  @Test("every setting is listed once, in declaration order, with its value and whether it was set")
  func all() async throws {
    let repository = MemoryConfigurationRepository([.sampleURL: .url(Self.url)])
    let settings = try await ShowConfiguration(settings: .samples, repository: repository)(())
    #expect(settings.map(\.key) == .samples)
    #expect(settings.filter(\.isChosen).map(\.value) == [.url(Self.url)])
    #expect(settings.filter { !$0.isChosen }.allSatisfy { $0.value == $0.key.standard })
  }

  @Test("settings that cannot be read are an error")
  func broken() async {
    let error = ConfigurationError.store(.malformed(path: "/home/settings.json", line: 3, reason: "a comma is missing"))
    let repository = MemoryConfigurationRepository()
    await repository.failWith(error, on: [.configuration])
    await #expect(throws: error) { try await ShowConfiguration(settings: .samples, repository: repository)(()) }
  }
}
