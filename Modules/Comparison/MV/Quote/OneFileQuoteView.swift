import ComparisonScenes
import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The random quote in one file: state, body, components and request.
///
/// In SwiftUI, the view is a struct, and the framework stores its `@State`. This view stores its state itself, so it is a class.
@MainActor
final class OneFileQuoteView {
  private let dependencies: QuoteDependencies
  private var quote: QuoteSummary?
  private var errorMessage: Message?
  /// Set this property last, so that several changes are drawn once.
  private var isLoading = false { didSet { draw() } }

  init(_ dependencies: QuoteDependencies) {
    self.dependencies = dependencies
  }

  // MARK: Body

  /// Draws the first that applies: an error, the loading line, the quote, the empty state. Draws the button below it.
  ///
  /// While the next quote is loading, a terminal still shows the old one above.
  func draw() {
    if let errorMessage {
      draw(.failed, [errorMessage], outcome: .failed)
    } else if isLoading {
      draw(.loading("Waiting for a quote …"))
    } else if let quote {
      draw(quote)
    } else {
      drawForUser("There is no quote yet.")
    }
    if !isLoading { drawForUser("[Next quote]") }
  }

  // MARK: Components

  private func draw(_ quote: QuoteSummary) {
    let (isEarlier, problem) = (quote.origin.isCached, quote.origin.problem?.message)
    let age = isEarlier ? " (seen \(RelativeDateWording.phrase(of: quote.fetchedAt, now: dependencies.now())))" : ""
    let consequence = isEarlier ? "This is an earlier quote." : "The quote could not be saved."
    draw(
      .loaded(text: "“\(quote.text)”", source: "— \(quote.author ?? "unknown")\(age)"),
      problem.map { [Message(.warning, "\($0.sentence) \(consequence)", hint: $0.hint)] } ?? [],
      exported: .record(RandomQuote.record(of: quote, problem: problem?.sentence)))
  }

  /// Draws text that only users see. JSON and plain displays skip it, because they wait until nothing is loading.
  private func drawForUser(_ text: MessageText) {
    draw(.loading(""), [Message(.notice, text)])
  }

  private func draw(_ state: RandomQuote.State, _ messages: [Message] = [], exported: Exported = .empty, outcome: Outcome = .done) {
    dependencies.display.display(RandomQuote.ViewModel(state: state, messages: messages, exported: exported, outcome: outcome))
  }

  // MARK: Request

  /// Runs when the button is tapped and when the view appears.
  func fetchQuote() async {
    guard !isLoading else { return }
    errorMessage = nil
    isLoading = true
    defer { isLoading = false }
    do throws(QuoteError) { quote = try await dependencies.show(()) } catch { errorMessage = error.message }
  }
}
