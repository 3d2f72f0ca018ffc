import ComparisonStore
import SampleDomain

/// Computes the quote after an action. `fetch` does not change it.
enum QuoteReducer {
  static func reduce(_ action: QuoteAction, _ state: Loadable<QuoteSummary, QuoteError>) -> Loadable<QuoteSummary, QuoteError> {
    switch action {
    case .fetch: state
    case .set(let quote): quote
    }
  }
}

extension QuoteStore: StateContainer {
  var state: Loadable<QuoteSummary, QuoteError> { quote }
  func apply(_ state: Loadable<QuoteSummary, QuoteError>) { update(quote: state) }
}
