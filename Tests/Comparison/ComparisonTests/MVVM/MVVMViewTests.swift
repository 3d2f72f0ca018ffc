import ComparisonScenes
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import ComparisonMVVM

/// The part that needs a view: what it draws of the properties that it observes.
@MainActor @Suite("View of MVVM", .timeLimit(.minutes(10)))
struct MVVMViewTests {
  private let drawn = Recorder<RandomQuote.ViewModel>()

  private func viewModel(
    _ show: Stub<Void, QuoteSummary, QuoteError> = Stub(inTurn: .success(.sample()), .failure(.cancelled))
  ) -> QuoteViewModel {
    QuoteViewModel(showQuote: show, now: { .sample() })
  }

  @Test("the view draws each state once, also when another has loaded the view model")
  func observes() async {
    let viewModel = viewModel()
    let view = QuoteView(viewModel: viewModel, display: drawn)
    await view.perform(.show)
    await viewModel.load()
    #expect(drawn.values.map(\.isLoading) == [true, false, true, false])
    #expect(drawn.values.last == RandomQuote.ViewModel(state: .failed, messages: [.stopped], exported: .empty, outcome: .failed))
  }

  @Test("the view model goes with its view, and does not keep the view")
  func isLetGo() async {
    var view: QuoteView?
    weak let observed: QuoteViewModel?
    do {
      let viewModel = viewModel()
      view = QuoteView(viewModel: viewModel, display: drawn)
      observed = viewModel
    }
    weak let observer = view
    await view?.perform(.show)
    #expect(observed != nil && observer != nil)
    view = nil
    #expect(observed == nil && observer == nil)
  }

  @Test("a trace shows the intent of the view, and what it observes")
  func isTraced() async {
    let tracer = StepRecorder()
    let quote = MVVM.quote(
      in: QuoteDependencies(
        show: Stub<Void, QuoteSummary, QuoteError> { _ in .success(.sample()) }, display: drawn, now: { .sample() }, tracer: tracer))
    await quote.perform(.show)
    #expect(tracer.steps == ["QuoteView intent", "QuoteViewModel observation", "QuoteViewModel observation"])
    #expect(drawn.values.count == 2)
  }
}
