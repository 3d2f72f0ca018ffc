import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("ShowQuote")
struct ShowQuoteTests {
  private static let standard = Configuration().quoteURL
  private static let chosen = WebURL.sample("https://example.net/quote")

  @Test(
    "the quote is fetched from the URL in the settings, or else from the default URL",
    arguments: [
      ([:], standard), ([.quoteURL: chosen], chosen),
    ] as [([SettingKey: WebURL], WebURL)])
  func url(settings: [SettingKey: WebURL], url: WebURL) async throws {
    let quotes = MemoryQuoteRepository([url: ServedQuote(.sample())])
    let showQuote = ShowQuote(quotes: quotes, configuration: MemoryConfigurationRepository(settings.mapValues { .url($0) }))
    #expect(try await showQuote(()) == .sample())
    #expect(await quotes.asked == [url])
  }

  @Test("the summary contains everything about the quote")
  func summary() async throws {
    let problem = QuoteError.server(Self.standard, .timedOut(seconds: 10))
    let quote = Quote.sample(id: "q7", text: "No wind.", author: nil, seen: .sample(plusMinutes: -60))
    let quotes = MemoryQuoteRepository([Self.standard: ServedQuote(quote, isRemembered: true, problem: problem)])
    let shown = try await ShowQuote(quotes: quotes, configuration: MemoryConfigurationRepository())(())
    #expect(
      shown
        == QuoteSummary(
          id: "q7", text: "No wind.", author: nil, seen: .sample(plusMinutes: -60), isRemembered: true, problem: problem))
  }

  @Test("a quote from the server has no error")
  func fresh() async throws {
    let quotes = MemoryQuoteRepository([Self.standard: ServedQuote(.sample(author: "A gate"))])
    let shown = try await ShowQuote(quotes: quotes, configuration: MemoryConfigurationRepository())(())
    #expect(shown.author == "A gate")
    #expect(!shown.isRemembered)
    #expect(shown.problem == nil)
  }

  @Test(
    "unreadable settings are an error, and no request is sent",
    arguments: [
      .store(.unreadable(path: "/home/settings.json", reason: "not allowed")), .unknownKey("colour", .file),
      .badValue(.quoteURL, "nowhere", .notAURL(.noScheme), .file),
    ] as [ConfigurationError])
  func unreadableSettings(error: ConfigurationError) async {
    let quotes = MemoryQuoteRepository([Self.standard: ServedQuote(.sample())])
    let configuration = MemoryConfigurationRepository()
    await configuration.failWith(error, on: [.configuration])
    await #expect(throws: QuoteError.configuration(error)) { try await ShowQuote(quotes: quotes, configuration: configuration)(()) }
    #expect(await quotes.asked == [])
  }

  @Test(
    "the reason for a missing quote is thrown unchanged",
    arguments: [
      .server(standard, .status(code: 500)), .notAQuote(standard, found: "a page"), .store(.locked(byProcess: 7)), .cancelled,
    ] as [QuoteError])
  func noQuote(error: QuoteError) async {
    let quotes = MemoryQuoteRepository()
    await quotes.failWith(error)
    await #expect(throws: error) { try await ShowQuote(quotes: quotes, configuration: MemoryConfigurationRepository())(()) }
  }
}
