import ComparisonScenes

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
