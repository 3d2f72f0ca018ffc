/// The calls of a fake that fail, and their errors.
package struct PlannedFailures<Call: Hashable & Sendable, Failure: Error>: Sendable {
  private var errors: [Call: (error: Failure, after: Int)] = [:]

  package init() {}

  /// Makes these calls fail from now on; nil makes them succeed again.
  /// - Parameter successes: how many calls of each kind succeed before the failure.
  package mutating func plan(_ error: Failure?, on calls: [Call], after successes: Int = 0) {
    for call in calls { errors[call] = error.map { ($0, successes) } }
  }

  /// Throws the error that is planned for this call, if any.
  package mutating func check(_ call: Call) throws(Failure) {
    guard let planned = errors[call] else { return }
    if planned.after == 0 { throw planned.error }
    errors[call] = (planned.error, planned.after - 1)
  }
}
