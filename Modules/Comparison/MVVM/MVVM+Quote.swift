public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension MVVM {
  /// The random quote. The use case is Domain's `ShowQuote` over a `QuoteRepository`; it comes as `any UseCase`, so that `--trace` can show it.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let viewModel = QuoteViewModel(showQuote: dependencies.show, now: dependencies.now)
    let display = TracedObservation(of: QuoteViewModel.self, dependencies.display, tracer: dependencies.tracer)
    return TracedIntents(view: QuoteView(viewModel: viewModel, display: display), tracer: dependencies.tracer)
  }
}

/// With `--trace`, shows the requests of a view as intents, which it hands to its view models.
struct TracedIntents<Request: Sendable>: Interactor {
  let view: any Interactor<Request>
  let tracer: (any SceneTracer)?

  func perform(_ request: Request) async {
    guard let tracer else { return await view.perform(request) }
    await tracer.around(type(of: view), "intent", request) { await view.perform(request) }
  }
}

/// With `--trace`, shows what a view draws as the observation of a view model.
struct TracedObservation<Drawn: Sendable>: Display {
  private let viewModel: Any.Type
  private let base: any Display<Drawn>
  private let tracer: (any SceneTracer)?

  init(of viewModel: Any.Type, _ base: any Display<Drawn>, tracer: (any SceneTracer)?) {
    self.viewModel = viewModel
    self.base = base
    self.tracer = tracer
  }

  func display(_ drawn: Drawn) {
    guard let tracer else { return base.display(drawn) }
    tracer.around(viewModel, "observation", drawn) { base.display(drawn) }
  }
}
