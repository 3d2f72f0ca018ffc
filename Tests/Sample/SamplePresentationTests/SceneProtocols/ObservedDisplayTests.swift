import CoreDoubles
import CorePresentation
import Observation
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@MainActor @Suite("A display for observing views")
struct ObservedDisplayTests {
  private typealias QuoteStub = Stub<Void, QuoteSummary, QuoteError>

  private let display = ObservedDisplay<RandomQuote.ViewModel>()

  private func interactor(_ quote: QuoteStub) -> RandomQuoteInteractor {
    RandomQuoteInteractor(quote: quote, presenter: RandomQuotePresenter(display: display), now: { .sample() })
  }

  @Test("a view that reads the view model is told of its first change")
  func observes() async {
    let changes = Recorder<Void>()
    withObservationTracking {
      #expect(display.viewModel == nil)
    } onChange: {
      MainActor.assumeIsolated { changes.present(()) }
    }
    await interactor(QuoteStub { _ in .success(.sample(text: "One.")) }).perform(.show)
    #expect(changes.values.count == 1)
    #expect(display.viewModel == RandomQuotePresenter.viewModel(for: .loaded(.sample(text: "One."), at: .sample())))
  }

  @Test("while a scene loads, the view shows that; then it shows the result")
  func followsTheScene() async {
    let quote = QuoteStub { _ in .failure(.cancelled) }
    await quote.hold()
    let interactor = interactor(quote)
    let request = Task { await interactor.perform(.show) }
    await quote.called(times: 1)
    #expect(display.viewModel == RandomQuotePresenter.viewModel(for: .loading))
    await quote.release(0)
    await request.value
    #expect(display.viewModel == RandomQuotePresenter.viewModel(for: .failed(.cancelled)))
  }
}
