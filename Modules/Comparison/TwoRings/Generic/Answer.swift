/// An answer of the actor. Answers are compared by identity, so that a view shows two answers with the same value.
final class Answer<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
