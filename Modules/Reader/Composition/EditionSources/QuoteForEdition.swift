import CoreComposition
import CoreDomain
import ReaderDomain
import SampleComposition
import SampleData
import SampleDomain

/// Supplies a quote to editions. If the user has chosen a server of quotes, it is asked; otherwise the day chooses among the stored quotes, and
/// no server is asked.
struct QuoteForEdition: EditionSupplementSource {
  private let fetch: any UseCase<Void, QuoteSummary, QuoteError>
  private let stored: any QuoteMemoryDataStore
  private let configuration: any ConfigurationRepository

  @MainActor init(in application: Application) {
    fetch = QuotesFeature(in: application).showQuote
    stored = JSONQuoteStore(directory: application.platform.directory, executor: application.platform.files)
    configuration = application.configuration.repository
  }

  func supplement(on date: EditionDate) async -> EditionSupplement? {
    if (try? await configuration.configuration())?.isChosen(.quoteURL) == true {
      return (try? await fetch(())).map { .quote(EditionQuote(text: $0.text, author: $0.author)) }
    }
    guard let quotes = try? await stored.all(), !quotes.isEmpty else { return nil }
    let quote = quotes[abs(date.day.daysSince1970) % quotes.count]
    return .quote(EditionQuote(text: quote.text, author: quote.author))
  }
}
