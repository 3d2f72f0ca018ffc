import CoreData
import CoreDomain
import SampleData
import SampleDomain
import SampleDoubles
import Testing

@Suite("The quote repository")
struct StoredQuoteRepositoryTests {
  private let url = QuoteSample.url
  private static let unwritable = DataStoreError.unwritable(path: "quotes.json", reason: "No space left on device")

  /// The repository chooses the last cached quote, so that tests can tell which quote it serves.
  private func repository(_ response: Result<Quote, NetworkError>, _ memory: StubQuoteMemory) -> StoredQuoteRepository {
    StoredQuoteRepository(network: StubQuoteNetwork(response: response), memory: memory, choose: \.last)
  }

  @Test("a fresh quote is served and cached")
  func fresh() async throws {
    let memory = StubQuoteMemory([QuoteSample.quote(1)])
    let served = try await repository(.success(QuoteSample.quote(2)), memory).quote(from: url)
    #expect(served == ServedQuote(QuoteSample.quote(2)))
    #expect(try await memory.all() == [2, 1].map { QuoteSample.quote($0) })
  }

  private static let reasons: [(NetworkError, QuoteError)] = [
    (.web(.hostNotFound(host: "h")), .server(QuoteSample.url, .hostNotFound(host: "h"))),
    (.web(.status(code: 500)), .server(QuoteSample.url, .status(code: 500))),
    (.unexpected(found: "broken JSON"), .notAQuote(QuoteSample.url, found: "broken JSON")),
  ]

  @Test("when the server gives no quote, a cached one is served with the reason", arguments: reasons)
  func remembered(_ error: NetworkError, _ reason: QuoteError) async throws {
    let memory = StubQuoteMemory([2, 1].map { QuoteSample.quote($0) })
    let served = try await repository(.failure(error), memory).quote(from: url)
    #expect(served == ServedQuote(QuoteSample.quote(1), isRemembered: true, problem: reason))
    #expect(try await memory.all().count == 2)
  }

  @Test("without a cached quote, the server's error is thrown", arguments: reasons)
  func none(_ error: NetworkError, _ reason: QuoteError) async {
    await #expect(throws: reason) { try await repository(.failure(error), StubQuoteMemory()).quote(from: url) }
  }

  @Test("a quote that cannot be cached is still served, with the error")
  func unwritable() async throws {
    let served = try await repository(.success(QuoteSample.quote()), StubQuoteMemory(problem: Self.unwritable)).quote(from: url)
    let problem = QuoteError.store(.unwritable(path: "quotes.json", reason: "No space left on device"))
    #expect(served == ServedQuote(QuoteSample.quote(), problem: problem))
  }

  @Test("an unreadable cache is reported")
  func unreadable() async {
    let memory = StubQuoteMemory(problem: .unreadable(path: "quotes.json", reason: "Permission denied"))
    await #expect(throws: QuoteError.store(.unreadable(path: "quotes.json", reason: "Permission denied"))) {
      try await repository(.failure(.web(.status(code: 500))), memory).quote(from: url)
    }
  }

  @Test("a cancelled request serves no cached quote")
  func cancelled() async {
    await #expect(throws: QuoteError.cancelled) {
      try await repository(.failure(.cancelled), StubQuoteMemory([QuoteSample.quote()])).quote(from: url)
    }
  }
}
