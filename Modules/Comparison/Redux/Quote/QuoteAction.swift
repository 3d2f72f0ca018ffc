import ComparisonStore
import SampleDomain

enum QuoteAction: ReduxAction, Hashable {
  /// The user requests another quote.
  case fetch
  case set(Loadable<QuoteSummary, QuoteError>)
}
