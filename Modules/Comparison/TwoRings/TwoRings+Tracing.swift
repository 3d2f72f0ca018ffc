import ComparisonScenes
import CoreScenes

extension TwoRings {
  /// The view, with its events traced as messages to the dispatcher.
  @MainActor
  static func traced<View: Interactor>(
    _ view: View, sendingTo dispatcher: Any.Type, _ tracer: (any SceneTracer)?
  ) -> any Interactor<View.Request> {
    tracer.map { TracedDispatcher(view: view, dispatcher: dispatcher, tracer: $0) } ?? view
  }

  @MainActor
  static func traced<Base: ActingRole>(_ actor: Base, _ tracer: (any SceneTracer)?) -> any ActingRole<Base.Action> {
    tracer.map { TracedActor(base: actor, tracer: $0) } ?? actor
  }

  /// - Parameter content: the name of the view model's content in the trace.
  @MainActor
  static func traced<Base: Notified>(_ viewModel: Base, of content: String, _ tracer: (any SceneTracer)?) -> any Notified {
    tracer.map { TracedViewModel(base: viewModel, content: content, tracer: $0) } ?? viewModel
  }

  /// Runs a use case as a step of the trace.
  @MainActor
  static func trace<Action>(_ useCase: ActorUseCase<Action>, _ tracer: (any SceneTracer)?, _ work: () async -> Void) async {
    guard let tracer else { return await work() }
    await tracer.around(ActorUseCase<Action>.self, "run", useCase.actions, work)
  }
}

private struct TracedDispatcher<View: Interactor>: Interactor {
  let view: View
  let dispatcher: Any.Type
  let tracer: any SceneTracer

  func perform(_ request: View.Request) async {
    await tracer.around(dispatcher, "dispatch", request) { await view.perform(request) }
  }
}

private struct TracedActor<Base: ActingRole>: ActingRole {
  let base: Base
  let tracer: any SceneTracer

  func perform(_ action: Base.Action) async -> Bool {
    var goesOn = false
    await tracer.around(Base.self, "perform", action) { goesOn = await base.perform(action) }
    return goesOn
  }
}

private struct TracedViewModel<Base: Notified>: Notified {
  let base: Base
  let content: String
  let tracer: any SceneTracer

  func notify() {
    tracer.around(Base.self, "notify", content) { base.notify() }
  }
}
