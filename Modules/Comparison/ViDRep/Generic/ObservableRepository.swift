/// A repository that scenes observe. It takes the place of `ObservableObject`.
///
/// `Observation` reports one change for several writes, and a turn of the main actor later. A dialogue shows every state, so an observer
/// is called after each write, before the next one.
@MainActor
protocol ObservableRepository: AnyObject {
  /// Calls the observer after each write, as long as the observer lives.
  func observe(_ observer: any RepositoryObserver)
}

@MainActor
protocol RepositoryObserver: AnyObject {
  func repositoryDidChange()
}

/// The observers of a repository. A closed scene is released, and its place here is empty.
@MainActor
struct RepositoryObservers {
  private struct Observer {
    weak let scene: (any RepositoryObserver)?
  }

  private var observers: [Observer] = []

  mutating func add(_ scene: any RepositoryObserver) {
    observers.removeAll { $0.scene == nil }
    observers.append(Observer(scene: scene))
  }

  func notify() {
    for observer in observers { observer.scene?.repositoryDidChange() }
  }
}
