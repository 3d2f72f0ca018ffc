import CoreData
import CoreDomain
import DataDoubles
import SampleData
import SampleDomain
import SampleDoubles
import Testing

@Suite("The quote repository")
struct StoredQuoteRepositoryTests {
  private static let url = StoreSample.url("https://quotes.example.org/random")

  /// Always gives the same response.
  private struct Source: QuoteDataStore {
    let response: Result<Quote, QuoteError>

    func quote() throws(QuoteError) -> Quote { try response.get() }
  }

  /// Cached quotes in memory, or a cache that can be neither read nor written.
  private actor Cache: QuoteCacheDataStore {
    private var quotes: [Quote]
    private let problem: DataStoreError?

    init(_ quotes: [Quote] = [], problem: DataStoreError? = nil) {
      self.quotes = quotes
      self.problem = problem
    }

    func all() throws(DataStoreError) -> [Quote] {
      if let problem { throw problem }
      return quotes
    }

    func add(_ quote: Quote) throws(DataStoreError) {
      if let problem { throw problem }
      quotes.insert(quote, at: 0)
    }
  }

  private static func quote(_ number: Int) -> Quote { .sample(id: "\(number)") }

  /// The repository chooses the last earlier quote, so that tests can tell which quote it serves.
  private func ask(_ response: Result<Quote, QuoteError>, _ cache: Cache) async throws -> ServedQuote {
    try await StoredQuoteRepository(cache: cache, choose: \.last) { _ in Source(response: response) }.quote(from: Self.url)
  }

  @Test("the store is the one for the URL", arguments: [nil, url])
  func store(url: WebURL?) async throws {
    let repository = StoredQuoteRepository(cache: Cache(), choose: \.last) { Source(response: .success(Self.quote($0 == nil ? 1 : 2))) }
    #expect(try await repository.quote(from: url).quote == Self.quote(url == nil ? 1 : 2))
  }

  @Test("a fresh quote is served and stored")
  func fresh() async throws {
    let cache = Cache([Self.quote(1)])
    #expect(try await ask(.success(Self.quote(2)), cache) == ServedQuote(Self.quote(2)))
    #expect(try await cache.all() == [2, 1].map(Self.quote))
  }

  private static let reasons: [QuoteError] = [
    .server(url, .hostNotFound(host: "h")), .notAQuote(url, found: "broken JSON"), .noQuotes,
  ]

  @Test("when the source gives no quote, an earlier one is served with the reason", arguments: reasons)
  func cached(_ reason: QuoteError) async throws {
    let cache = Cache([2, 1].map(Self.quote))
    #expect(try await ask(.failure(reason), cache) == ServedQuote(Self.quote(1), isCached: true, problem: reason))
    #expect(try await cache.all().count == 2)
  }

  @Test("without an earlier quote, the reason is thrown", arguments: reasons)
  func none(_ reason: QuoteError) async {
    await #expect(throws: reason) { try await ask(.failure(reason), Cache()) }
  }

  @Test("a quote that cannot be stored is still served, with the error")
  func unwritable() async throws {
    let cache = Cache(problem: .unwritable(path: "quotes.json", reason: "No space left on device"))
    let problem = QuoteError.store(.unwritable(path: "quotes.json", reason: "No space left on device"))
    #expect(try await ask(.success(Self.quote(1)), cache) == ServedQuote(Self.quote(1), problem: problem))
  }

  @Test("earlier quotes that cannot be read are reported")
  func unreadable() async {
    let cache = Cache(problem: .unreadable(path: "quotes.json", reason: "Permission denied"))
    await #expect(throws: QuoteError.store(.unreadable(path: "quotes.json", reason: "Permission denied"))) {
      try await ask(.failure(.noQuotes), cache)
    }
  }

  @Test("a cancelled request serves no earlier quote")
  func cancelled() async {
    await #expect(throws: QuoteError.cancelled) { try await ask(.failure(.cancelled), Cache([Self.quote(1)])) }
  }
}
