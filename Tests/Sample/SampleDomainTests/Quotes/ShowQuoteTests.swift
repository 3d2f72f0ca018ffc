import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("ShowQuote")
struct ShowQuoteTests {
  private static let server = WebURL.sample("https://example.net/quote")

  /// Sources of quotes in memory.
  private actor Quotes: QuoteRepository {
    private let result: Result<ServedQuote, QuoteError>
    /// The requested URLs, in order.
    private(set) var asked: [WebURL?] = []

    init(_ result: Result<ServedQuote, QuoteError> = .success(ServedQuote(.sample()))) { self.result = result }

    func quote(from url: WebURL?) throws(QuoteError) -> ServedQuote {
      asked.append(url)
      return try result.get()
    }
  }

  private func show(_ quotes: Quotes, _ settings: [SettingKey: SettingValue] = [:]) async throws -> QuoteSummary {
    try await ShowQuote(quotes: quotes, configuration: MemoryConfigurationRepository(settings))(())
  }

  @Test("the quote comes from the URL in the settings; without one, no URL is asked", arguments: [nil, server])
  func url(url: WebURL?) async throws {
    let quotes = Quotes()
    #expect(try await show(quotes, url.map { [.quoteURL: .url($0)] } ?? [:]) == .sample())
    #expect(await quotes.asked == [url])
  }

  @Test(
    "the summary says where the quote comes from, and what went wrong",
    arguments: [
      (false, nil, .source), (false, .cancelled, .unstored(.cancelled)), (true, nil, .memory(because: nil)),
      (true, .server(server, .timedOut(seconds: 10)), .memory(because: .server(server, .timedOut(seconds: 10)))),
    ] as [(Bool, QuoteError?, QuoteSummary.Origin)])
  func summary(isRemembered: Bool, problem: QuoteError?, origin: QuoteSummary.Origin) async throws {
    let quote = Quote.sample(id: "q7", text: "No wind.", author: nil, seen: .sample(plusMinutes: -60))
    let shown = try await show(Quotes(.success(ServedQuote(quote, isRemembered: isRemembered, problem: problem))))
    #expect(shown == QuoteSummary(id: "q7", text: "No wind.", author: nil, seen: .sample(plusMinutes: -60), origin: origin))
  }

  @Test(
    "unreadable settings are an error, and no request is sent",
    arguments: [
      .store(.unreadable(path: "/home/settings.json", reason: "not allowed")), .unknownKey("colour", .file),
      .badValue(.quoteURL, "nowhere", .notAURL(.noScheme), .file),
    ] as [ConfigurationError])
  func unreadableSettings(error: ConfigurationError) async {
    let quotes = Quotes()
    let configuration = MemoryConfigurationRepository()
    await configuration.failWith(error, on: [.configuration])
    await #expect(throws: QuoteError.configuration(error)) { try await ShowQuote(quotes: quotes, configuration: configuration)(()) }
    #expect(await quotes.asked == [])
  }

  @Test(
    "the reason for a missing quote is thrown unchanged",
    arguments: [
      .server(server, .status(code: 500)), .notAQuote(server, found: "a page"), .emptyFile, .store(.locked(byProcess: 7)), .cancelled,
    ] as [QuoteError])
  func noQuote(error: QuoteError) async {
    await #expect(throws: error) { try await show(Quotes(.failure(error))) }
  }
}
