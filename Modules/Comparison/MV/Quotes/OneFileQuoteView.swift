import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The random quote in one file: state, components and request. It draws the same as `QuoteIndexView`.
@MainActor
final class OneFileQuoteView: Interactor {
  private let dependencies: QuoteDependencies
  private var quote: QuoteSummary?
  private var isLoading = false
  private var error: QuoteError?

  init(_ dependencies: QuoteDependencies) {
    self.dependencies = dependencies
  }

  // MARK: Body

  private var button: QuoteScreen.Button {
    QuoteScreen.Button(title: isLoading ? nil : "Next quote", isEnabled: !isLoading)
  }

  private var content: RandomQuote.ViewModel {
    if let error {
      dependencies.wording(.failure(error), dependencies.now())
    } else if isLoading, quote == nil {
      RandomQuote.ViewModel(state: .loading("Waiting for a quote …"), messages: [], exported: .empty, outcome: .done)
    } else if let quote {
      dependencies.wording(.success(quote), dependencies.now())
    } else {
      RandomQuote.ViewModel(
        state: .failed, messages: [Message(.notice, "No quote yet.")], exported: .empty, outcome: .nothingMatched)
    }
  }

  // MARK: Request

  /// The first request is the appearance of the view, each further one a tap of the button. Both request a quote.
  func perform(_ request: RandomQuote.Request) async {
    switch request {
    case .show: await fetchQuote()
    case .notUnderstood(let line): draw(RandomQuote.ViewModel.notUnderstood(line))
    }
  }

  private func fetchQuote() async {
    guard !isLoading else { return }
    (isLoading, error) = (true, nil)
    draw(content)
    do throws(QuoteError) { quote = try await dependencies.quote(()) } catch { self.error = error }
    isLoading = false
    draw(content)
  }

  private func draw(_ quote: RandomQuote.ViewModel) {
    dependencies.display.display(QuoteScreen(quote: quote, button: button))
  }
}
