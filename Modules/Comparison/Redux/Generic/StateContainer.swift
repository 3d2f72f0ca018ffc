/// A store of the architecture Store that accepts states computed by a reducer.
@MainActor
protocol StateContainer<State>: AnyObject {
  associatedtype State: Sendable

  var state: State { get }
  func apply(_ state: State)
}
