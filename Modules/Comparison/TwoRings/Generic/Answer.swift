/// An answer of the actor. An answer with the same value is another answer, so that a view shows both.
final class Answer<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
