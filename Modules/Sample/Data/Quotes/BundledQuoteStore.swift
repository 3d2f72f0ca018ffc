internal import CoreData
public import CoreDomain
public import SampleDomain

/// Takes quotes from `quotes.txt`, which is compiled into the program. Each line is a quote, a tab and its author. It needs no network.
public struct BundledQuoteStore: QuoteDataStore {
  private let text: String
  private let now: CurrentTime
  private let choose: @Sendable ([Quote]) -> Quote?

  /// - Parameter choose: picks one of the quotes, in the program at random (`QuotesFeature`). Randomness is injected, like the time.
  public init(now: @escaping CurrentTime, choose: @escaping @Sendable ([Quote]) -> Quote?) {
    self.init(text: String(decoding: PackageResources.quotes_txt, as: UTF8.self), now: now, choose: choose)
  }

  package init(text: String, now: @escaping CurrentTime, choose: @escaping @Sendable ([Quote]) -> Quote?) {
    self.text = text
    self.now = now
    self.choose = choose
  }

  public func quote() async throws(QuoteError) -> Quote {
    guard let quote = choose(StoreTrace.step("read quotes.txt", #fileID, #function) { quotes }) else { throw .noQuotes }
    return quote
  }

  /// The quotes in the order of the file. Lines without a text are skipped.
  private var quotes: [Quote] {
    let fetchedAt = now()
    return text.split(separator: "\n").enumerated().compactMap { number, line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return Quote(id: "file-\(number + 1)", text: parts[0], author: parts.dropFirst().first, fetchedAt: fetchedAt)
    }
  }
}
