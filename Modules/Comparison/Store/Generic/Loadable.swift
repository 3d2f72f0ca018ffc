/// A value that is loaded, or why it could not be loaded.
public enum Loadable<Value: Hashable & Sendable, Failure: Error & Hashable>: Hashable, Sendable {
  case idle
  case loading
  case loaded(Value)
  case failed(Failure)
}
