public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension TwoRings {
  /// The random quote.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let tracer = dependencies.tracer
    let actor = QuoteActor(service: dependencies.show)
    let viewModel = QuoteViewModel(asking: { actor.quote }, words: { RandomQuote.ViewModel($0, now: dependencies.now()) })
    let (acting, notified) = (traced(actor, tracer), traced(viewModel, of: "quote", tracer))
    let dispatcher = QuoteDispatcher { useCase in
      await trace(useCase, tracer) { await useCase.run(acting, notifying: [notified]) }
    }
    return traced(
      QuoteView(dispatcher: dispatcher, viewModel: viewModel, display: dependencies.display), sendingTo: QuoteDispatcher.self, tracer)
  }
}
