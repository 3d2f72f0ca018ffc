import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The view component of a quote: its text, its author and, for an earlier quote, its age.
enum QuoteComponent {
  static func body(_ quote: QuoteSummary, now: Timestamp) -> RandomQuote.ViewModel {
    let age = quote.origin.isCached ? " (seen \(RelativeDateWording.phrase(of: quote.fetchedAt, now: now)))" : ""
    return RandomQuote.ViewModel(
      state: .loaded(text: "“\(quote.text)”", source: "— \(quote.author ?? "unknown")\(age)"), messages: [],
      exported: .record(RandomQuote.record(of: quote, problem: quote.origin.problem?.message.sentence)), outcome: .done)
  }
}
