import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The view of the random quote: it has the state, requests quotes, and puts its components together.
@MainActor
final class QuoteIndexView: Interactor {
  private let dependencies: QuoteDependencies
  private var quote: QuoteSummary?
  private var isLoading = false
  private var error: QuoteError?

  init(_ dependencies: QuoteDependencies) {
    self.dependencies = dependencies
  }

  private var display: QuoteDisplay {
    QuoteDisplay(quote: quote, isLoading: isLoading, error: error) { [dependencies] in dependencies.wording($0, dependencies.now()) }
  }

  private var button: FetchButton {
    FetchButton(isLoading: isLoading) { await self.fetchQuote() }
  }

  /// The first request is the appearance of the view, each further one a tap of the button. Both request a quote.
  func perform(_ request: RandomQuote.Request) async {
    switch request {
    case .show: await button.tap()
    case .notUnderstood(let line): draw(RandomQuote.ViewModel.notUnderstood(line))
    }
  }

  private func fetchQuote() async {
    guard !isLoading else { return }
    (isLoading, error) = (true, nil)
    draw(display.body)
    do throws(QuoteError) { quote = try await dependencies.quote(()) } catch { self.error = error }
    isLoading = false
    draw(display.body)
  }

  private func draw(_ quote: RandomQuote.ViewModel) {
    dependencies.display.display(QuoteScreen(quote: quote, button: button.body))
  }
}
