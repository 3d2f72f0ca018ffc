/// What acts: it holds the data, and alone calls the service.
@MainActor
protocol ActingRole<Action> {
  associatedtype Action: Sendable

  /// Does an action. False ends the use case: the actions after this one have nothing to do.
  func perform(_ action: Action) async -> Bool
}

/// A use case is a list: which actions the actor does, in which order. After each action, the view models are notified.
@MainActor
struct ActorUseCase<Action: Hashable & Sendable>: Hashable {
  let actions: [Action]

  init(_ actions: Action...) {
    self.actions = actions
  }

  func run(_ actor: any ActingRole<Action>, notifying viewModels: [any Notified]) async {
    for action in actions {
      let goesOn = await actor.perform(action)
      for viewModel in viewModels { viewModel.notify() }
      guard goesOn else { return }
    }
  }
}
