/// The state of a value that is loaded.
public enum Loadable<Value: Hashable & Sendable, Failure: Error & Hashable>: Hashable, Sendable {
  case idle
  case loading
  case loaded(Value)
  case failed(Failure)
}
