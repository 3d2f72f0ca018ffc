/// What a use case knows of a view model.
@MainActor
protocol Notified {
  /// The actor's data may have changed.
  func notify()
}

/// Holds what a view shows. When notified, it asks the actor, and passes a changed answer to the views that subscribe.
///
/// The subscription is synchronous: an observer of a property misses the first of two changes within one turn of the main actor.
@MainActor
final class NotifiedViewModel<Answer: Equatable, Shown>: Notified {
  private(set) var answer: Answer?
  private let ask: () -> Answer?
  private let word: (Answer) -> Shown
  private var views: [(Shown) -> Void] = []

  /// - Parameters:
  ///   - ask: a read action of the actor; its result is nil before there is something to show.
  ///   - word: makes the texts to show.
  init(asking ask: @escaping () -> Answer?, wording word: @escaping (Answer) -> Shown) {
    self.ask = ask
    self.word = word
  }

  /// Calls `view` for each later change.
  func subscribe(_ view: @escaping (Shown) -> Void) {
    views.append(view)
  }

  func notify() {
    guard let current = ask(), current != answer else { return }
    answer = current
    let shown = word(current)
    for view in views { view(shown) }
  }
}
