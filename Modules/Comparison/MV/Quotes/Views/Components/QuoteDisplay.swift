import CoreScenes
import SampleDomain
import SampleScenes

/// The component that shows a quote, or why there is none. It gets three values, and a closure that words them.
struct QuoteDisplay {
  let quote: QuoteSummary?
  let isLoading: Bool
  let error: QuoteError?
  let wording: (Result<QuoteSummary, QuoteError>) -> RandomQuote.ViewModel

  var body: RandomQuote.ViewModel {
    if let error {
      wording(.failure(error))
    } else if isLoading, quote == nil {
      RandomQuote.ViewModel(state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)
    } else if let quote {
      wording(.success(quote))
    } else {
      RandomQuote.ViewModel(
        state: .failed, messages: [Message(.notice, "No quote yet.")], exported: .empty, outcome: .nothingMatched)
    }
  }
}
