/// A view model, as a use case knows it.
@MainActor
protocol Notified {
  /// The data of the actor may have changed.
  func notify()
}

/// Holds the answer that a view shows. When it is notified, it asks the actor for its answer, and passes each new one in words to the
/// subscribed view.
@MainActor
final class NotifiedViewModel<Value: Sendable, Shown>: Notified {
  private let ask: () -> Answer<Value>?
  private let words: (Value) -> Shown
  private var answer: Answer<Value>?
  private var show: (Shown) -> Void = { _ in }

  init(asking ask: @escaping () -> Answer<Value>?, words: @escaping (Value) -> Shown) {
    self.ask = ask
    self.words = words
  }

  func subscribe(_ show: @escaping (Shown) -> Void) {
    self.show = show
  }

  func notify() {
    guard let current = ask(), current !== answer else { return }
    answer = current
    show(words(current.value))
  }
}
