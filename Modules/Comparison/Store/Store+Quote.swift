public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension Store {
  /// The random quote.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let store = QuoteStore()
    trace(store, dependencies.tracer)
    let view = QuoteView(
      action: QuoteViewAction(show: dependencies.show, store: store),
      viewState: QuoteViewState(
        store: store, display: traced(dependencies.display, QuoteViewState.self, dependencies.tracer), now: dependencies.now))
    return traced(view, dependencies.tracer) { request in
      if case .show = request { (QuoteViewAction.self, "show") } else { nil }
    }
  }

  /// Traces each change of the store.
  @MainActor
  public static func trace(_ store: QuoteStore, _ tracer: (any SceneTracer)?) {
    guard let tracer else { return }
    store.$quote.subscribe(to: \.self) { tracer.around(QuoteStore.self, "update quote", $0) {} }
  }
}
