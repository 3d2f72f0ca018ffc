import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The component that shows the first that applies: an error, the loading line, the quote, the empty state.
struct QuoteDisplay {
  let quote: Quote?
  let isLoading: Bool
  let errorMessage: Message?
  let now: Timestamp

  /// While the next quote is loading, a terminal still shows the old one above.
  var body: RandomQuote.ViewModel {
    if let errorMessage {
      RandomQuote.ViewModel(state: .failed, messages: [errorMessage], exported: .empty, outcome: .failed)
    } else if isLoading {
      RandomQuote.ViewModel(state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)
    } else if let quote {
      body(of: quote)
    } else {
      .forUser("There is no quote yet.")
    }
  }

  private func body(of quote: Quote) -> RandomQuote.ViewModel {
    let (isEarlier, problem) = (quote.origin.isCached, quote.origin.problem?.message)
    let age = isEarlier ? " (seen \(RelativeDateWording.phrase(of: quote.fetchedAt, now: now)))" : ""
    let consequence = isEarlier ? "This is an earlier quote." : "The quote could not be saved."
    return RandomQuote.ViewModel(
      state: .loaded(text: "“\(quote.text)”", source: "— \(quote.author ?? "unknown")\(age)"),
      messages: problem.map { [Message(.warning, "\($0.sentence) \(consequence)", hint: $0.hint)] } ?? [],
      exported: .record(RandomQuote.record(of: quote, problem: problem?.sentence)), outcome: .done)
  }
}

extension RandomQuote.ViewModel {
  /// Text that only users see. JSON and plain displays skip it, because they wait until nothing is loading.
  static func forUser(_ text: MessageText) -> RandomQuote.ViewModel {
    RandomQuote.ViewModel(state: .loading(""), messages: [Message(.notice, text)], exported: .empty, outcome: .done)
  }
}
