import CoreScenes
import SampleDomain
import SampleScenes

/// The view modifier for what went wrong although there is a quote. It adds a warning that names the consequence.
struct QuoteWarningModifier {
  let origin: QuoteSummary.Origin

  func body(content: RandomQuote.ViewModel) -> RandomQuote.ViewModel {
    guard let problem = origin.problem?.message else { return content }
    let consequence = origin.isCached ? "This is an earlier quote." : "The quote could not be saved."
    let warning = Message(.warning, "\(problem.sentence) \(consequence)", hint: problem.hint)
    return RandomQuote.ViewModel(
      state: content.state, messages: content.messages + [warning], exported: content.exported, outcome: content.outcome)
  }
}
