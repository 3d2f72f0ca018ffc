/// Which calls of a fake shall fail, and with what.
struct PlannedFailures<Call: Hashable & Sendable, Failure: Error>: Sendable {
  private var errors: [Call: (error: Failure, after: Int)] = [:]

  /// Makes these calls fail from here on; nil heals them.
  /// - Parameter successes: how often each of them goes well before.
  mutating func plan(_ error: Failure?, on calls: [Call], after successes: Int = 0) {
    for call in calls { errors[call] = error.map { ($0, successes) } }
  }

  /// Throws what was planned for this call, if anything.
  mutating func check(_ call: Call) throws(Failure) {
    guard let planned = errors[call] else { return }
    if planned.after == 0 { throw planned.error }
    errors[call] = (planned.error, planned.after - 1)
  }
}
