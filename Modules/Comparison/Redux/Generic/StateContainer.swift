/// A store of the first form, whose state a reducer computes.
@MainActor
protocol StateContainer<State>: AnyObject {
  associatedtype State: Sendable

  var state: State { get }
  func apply(_ state: State)
}
