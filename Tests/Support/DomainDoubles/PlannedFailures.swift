/// Which calls of a fake shall fail, and with what.
struct PlannedFailures<Call: Hashable & Sendable, Failure: Error>: Sendable {
  private var errors: [Call: Failure] = [:]

  /// Makes these calls fail from here on; nil heals them.
  mutating func plan(_ error: Failure?, on calls: [Call]) {
    for call in calls { errors[call] = error }
  }

  /// Throws what was planned for this call, if anything.
  func check(_ call: Call) throws(Failure) {
    if let error = errors[call] { throw error }
  }
}
