import Domain

/// Which calls of a fake shall fail, and with what.
struct PlannedFailures<Call: Hashable & Sendable>: Sendable {
  private var errors: [Call: ReadingError] = [:]

  /// Makes these calls fail from here on; nil heals them.
  mutating func plan(_ error: ReadingError?, on calls: [Call]) {
    for call in calls { errors[call] = error }
  }

  /// Throws what was planned for this call, if anything.
  func check(_ call: Call) throws(ReadingError) {
    if let error = errors[call] { throw error }
  }
}
