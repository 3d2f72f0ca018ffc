import CoreDomain
import SampleDomain

/// The actions of the quote's page: it calls the use case, and passes the result to the store.
@MainActor
struct QuoteViewAction {
  let show: any UseCase<Void, QuoteSummary, QuoteError>
  let store: QuoteStore

  /// Loads another quote, unless one is already loading.
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
