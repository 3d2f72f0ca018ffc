/// A repository that scenes observe. It replaces `ObservableObject`.
///
/// Swift's `Observation` merges several writes in one turn of the main actor. A dialogue shows every state, so an observer is called after
/// each write.
@MainActor
protocol ObservableRepository: AnyObject {
  /// Calls the observer after each write.
  func observe(_ observer: @escaping () -> Void)
}

extension ObservableRepository {
  /// Draws each new value of a part of the state, as SwiftUI's `onChange(of:)` does.
  func onChange<Value: Equatable>(of part: @escaping (Self) -> Value, draw: @escaping (Value) -> Void) {
    var drawn = part(self)
    observe { [unowned self] in
      let value = part(self)
      guard value != drawn else { return }
      drawn = value
      draw(value)
    }
  }
}
