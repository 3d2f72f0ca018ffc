public import ComparisonScenes
public import CoreScenes
public import SampleScenes

extension ViDRep {
  /// The random quote.
  @MainActor
  public static func quote(in dependencies: QuoteDependencies) -> any Interactor<RandomQuote.Request> {
    let repository = RandomQuoteRepository()
    let tracer = dependencies.tracer
    let dispatcher = TracedDispatcher(base: RandomQuoteDispatcher(client: dependencies.show, repository: repository), tracer: tracer)
    if let tracer { repository.onChange(of: \.quote) { tracer.around(RandomQuoteRepository.self, "publish", $0.phase) {} } }
    return RandomQuoteScene(dispatcher: dispatcher, repository: repository, display: dependencies.display, now: dependencies.now)
  }
}

/// Traces the actions of a dispatcher.
struct TracedDispatcher<Base> {
  let base: Base
  let tracer: (any SceneTracer)?

  @MainActor
  func around(_ action: some Sendable, _ work: () async -> Void) async {
    if let tracer { await tracer.around(Base.self, "runAction", action) { await work() } } else { await work() }
  }
}

extension TracedDispatcher: RandomQuoteDispatcherObject where Base: RandomQuoteDispatcherObject {
  func runAction(_ action: RandomQuoteAction) async {
    await around(action) { await base.runAction(action) }
  }
}
