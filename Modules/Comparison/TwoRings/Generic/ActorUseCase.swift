/// The actor of the pattern. It holds the data, and only it calls the service.
@MainActor
protocol ActingRole<Action> {
  associatedtype Action: Sendable

  /// Performs an action. Returning false ends the use case, because its further actions would have nothing to do.
  func perform(_ action: Action) async -> Bool
}

/// A use case: the actions that the actor performs, in order. After each action, the view models are notified.
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
