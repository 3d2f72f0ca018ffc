public import ComparisonScenes
import ComparisonStore
public import CoreScenes
public import SampleScenes

extension Redux {
  /// The random quote. It is not a core feature, so it has neither tracking nor a log.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let (store, tracer) = (QuoteStore(), dependencies.tracer)
    Store.trace(store, tracer)
    let dispatcher = ReduxStore(
      store, middlewares: traced([QuoteMiddleware(show: dependencies.show)], tracer),
      reduce: traced(QuoteReducer.reduce, QuoteReducer.self, tracer))
    let page = QuoteViewState(
      store: store, display: Store.traced(dependencies.display, QuoteViewState.self, tracer), now: dependencies.now)
    return QuoteView(viewState: DispatchingViewState(page: page, dispatcher: TracedDispatcher(base: dispatcher, tracer: tracer)))
  }

  /// A reducer whose calls are traced.
  @MainActor
  static func traced<State, Action: ReduxAction>(
    _ reduce: @escaping (Action, State) -> State, _ type: Any.Type, _ tracer: (any SceneTracer)?
  ) -> (Action, State) -> State {
    guard let tracer else { return reduce }
    return { action, state in
      var next = state
      tracer.around(type, "reduce", action) { next = reduce(action, state) }
      return next
    }
  }

  /// Middlewares whose actions are traced.
  @MainActor
  static func traced<State: Sendable, Action: ReduxAction>(
    _ middlewares: [any Middleware<State, Action>], _ tracer: (any SceneTracer)?
  ) -> [any Middleware<State, Action>] {
    guard let tracer else { return middlewares }
    return middlewares.map { TracedMiddleware(base: $0, tracer: tracer) }
  }
}

/// Traces the actions that a middleware dispatches.
private struct TracedMiddleware<State: Sendable, Action: ReduxAction>: Middleware {
  let base: any Middleware<State, Action>
  let tracer: any SceneTracer

  func handle(_ action: Action, in state: State, dispatch: @MainActor (Action) async -> Void) async {
    await base.handle(action, in: state) { next in
      await tracer.around(type(of: base), "dispatch", next) { await dispatch(next) }
    }
  }
}
