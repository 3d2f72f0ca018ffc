import CoreDomain
import SampleDomain

/// What the quote's page can do: it calls the use case, and hands the result to the store.
@MainActor
struct QuoteViewAction {
  let show: any UseCase<Void, QuoteSummary, QuoteError>
  let store: QuoteStore

  /// Shows another quote. Nothing happens while one is loading.
  func showQuote() async {
    guard store.quote != .loading else { return }
    store.update(quote: .loading)
    do throws(QuoteError) {
      store.update(quote: .loaded(try await show(())))
    } catch {
      store.update(quote: .failed(error))
    }
  }
}
