public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension MVVM {
  /// The random quote. The use case is Domain's `ShowQuote`, which calls a `QuoteRepository`. It is passed as `any UseCase`, so that
  /// `--trace` can record it.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let viewModel = QuoteViewModel(showQuote: dependencies.show, now: dependencies.now)
    let display = TracedObservation(of: QuoteViewModel.self, dependencies.display, tracer: dependencies.tracer)
    return TracedIntents(view: QuoteView(viewModel: viewModel, display: display), tracer: dependencies.tracer)
  }
}
