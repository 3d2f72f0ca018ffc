import ReaderDomain
import ReaderScenes

/// A use case is a list: which actions the actor performs, in which order. After each action, the view models are notified.
@MainActor
struct ReadingUseCase: Hashable {
  let actions: [ReadingActor.Action]

  static func list(_ request: ArticleList.Request) -> Self { Self(actions: [.request(request), .read, .count]) }
  /// The list and the number are read again, so that the views show what is stored.
  static func change(_ requested: StatusChange) -> Self { Self(actions: [.change(requested), .read, .count]) }
  static func open(_ reference: ArticleReference) -> Self { Self(actions: [.open(reference), .count]) }
  static func refuse(_ text: String) -> Self { Self(actions: [.refuse(text)]) }
  static let stop = Self(actions: [.stop])
  static let close = Self(actions: [.close])

  /// Runs the use case until it is done or the actor is closed. A closed scene draws nothing more.
  func run(_ actor: ReadingActor, notifying viewModels: [any Notified]) async {
    for action in actions where !actor.isClosed {
      await actor.perform(action)
      if !actor.isClosed { for viewModel in viewModels { viewModel.notify() } }
    }
  }
}
