import ComparisonStore
import SampleDomain

enum QuoteAction: ReduxAction, Hashable {
  /// The user asks for another quote.
  case fetch
  case set(Loadable<QuoteSummary, QuoteError>)
}
