import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("Quote")
struct QuoteTests {
  @Test(
    "a quote's text is one line without white space at its ends",
    arguments: [
      ("No wind is also weather.", "No wind is also weather."), ("  a  ", "a"), ("a\nb", "a b"), ("a \r\n\t b", "a b"),
      ("\u{A0}日本\u{3000}語\u{2028}", "日本 語"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ])
  func sentence(given: String, text: String) throws {
    let quote = try #require(Quote(id: " 1 ", text: given, author: nil, fetchedAt: .sample(plusMinutes: 5)))
    #expect(quote.text == text)
    #expect(quote.id == " 1 ")
    #expect(quote.fetchedAt == .sample(plusMinutes: 5))
  }

  @Test("without text, there is no quote", arguments: ["", " ", "\n\t\r\n", "\u{A0}\u{2003}\u{3000}"])
  func blank(text: String) {
    #expect(Quote(id: "1", text: text, author: "A puddle", fetchedAt: .sample()) == nil)
  }

  @Test(
    "a blank author is nil, and any other author is one line",
    arguments: [
      (nil, nil), ("", nil), (" \n\t ", nil), ("\u{3000}", nil), ("A puddle", "A puddle"), (" A\n wide  puddle ", "A wide puddle"),
    ])
  func author(given: String?, author: String?) {
    #expect(Quote.sample(author: given).author == author)
  }

  @Test("an overlong text or author is cut")
  func limits() throws {
    let long = String(repeating: "&", count: 1_000_000)
    let quote = try #require(Quote(id: "1", text: long, author: long, fetchedAt: .sample()))
    #expect(quote.text.utf8.count <= Quote.maximumBytes)
    #expect(try #require(quote.author).utf8.count <= TextLimits.maximumBytes)
  }
}

@Suite("ShowQuote")
struct ShowQuoteTests {
  private static let server = WebURL.sample("https://example.net/quote")

  /// Sources of quotes in memory.
  private actor MemoryQuotes: QuoteRepository {
    private let result: Result<ServedQuote, QuoteError>
    /// The requested URLs, in order.
    private(set) var asked: [WebURL?] = []

    init(_ result: Result<ServedQuote, QuoteError> = .success(ServedQuote(.sample()))) { self.result = result }

    func quote(from url: WebURL?) throws(QuoteError) -> ServedQuote {
      asked.append(url)
      return try result.get()
    }
  }

  private func show(_ quotes: MemoryQuotes, _ settings: [SettingKey: SettingValue] = [:]) async throws -> QuoteSummary {
    try await ShowQuote(quotes: quotes, configuration: MemoryConfigurationRepository(settings))(())
  }

  @Test("the repository gets the URL in the settings, or nil", arguments: [nil, server])
  func url(url: WebURL?) async throws {
    let quotes = MemoryQuotes()
    #expect(try await show(quotes, url.map { [.quoteURL: .url($0)] } ?? [:]) == .sample())
    #expect(await quotes.asked == [url])
  }

  @Test(
    "the summary says where the quote comes from, and what went wrong",
    arguments: [
      (false, nil, .source), (false, .cancelled, .unstored(.cancelled)), (true, nil, .source),
      (true, .server(server, .timedOut(seconds: 10)), .cache(because: .server(server, .timedOut(seconds: 10)))),
    ] as [(Bool, QuoteError?, QuoteSummary.Origin)])
  func summary(isCached: Bool, problem: QuoteError?, origin: QuoteSummary.Origin) async throws {
    let quote = Quote.sample(id: "q7", text: "No wind.", author: nil, fetchedAt: .sample(plusMinutes: -60))
    let shown = try await show(MemoryQuotes(.success(ServedQuote(quote, isCached: isCached, problem: problem))))
    #expect(shown == QuoteSummary(id: "q7", text: "No wind.", author: nil, fetchedAt: .sample(plusMinutes: -60), origin: origin))
  }

  @Test(
    "unreadable settings are an error, and no request is sent",
    arguments: [
      .store(.unreadable(path: "/home/settings.json", reason: "not allowed")), .unknownKey("colour", .file),
      .badValue(.quoteURL, "nowhere", .notAURL(.noScheme), .file),
    ] as [ConfigurationError])
  func unreadableSettings(error: ConfigurationError) async {
    let quotes = MemoryQuotes()
    let configuration = MemoryConfigurationRepository()
    await configuration.failWith(error, on: [.configuration])
    await #expect(throws: QuoteError.configuration(error)) { try await ShowQuote(quotes: quotes, configuration: configuration)(()) }
    #expect(await quotes.asked == [])
  }

  @Test(
    "the reason for a missing quote is thrown unchanged",
    arguments: [
      .server(server, .status(code: 500)), .notAQuote(server, found: "a page"), .noQuotes, .store(.locked(byProcess: 7)), .cancelled,
    ] as [QuoteError])
  func failure(error: QuoteError) async {
    await #expect(throws: error) { try await show(MemoryQuotes(.failure(error))) }
  }
}
