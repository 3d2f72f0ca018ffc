public import Domain

/// Visits in memory.
public actor MemoryVisitRepository: VisitRepository {
  /// What can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case all, record
  }

  /// What was recorded, commit by commit.
  public private(set) var commits: [[FeedID: Visit]] = []

  private var visits: [FeedID: Visit]
  private var failures = PlannedFailures<Call, ReadingError>()

  /// Begins with these.
  public init(_ visits: [FeedID: Visit] = [:]) {
    self.visits = visits
  }

  /// Makes calls throw this error; nil heals them.
  /// - Parameter successes: how often each of them goes well before.
  public func failWith(_ error: ReadingError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  public func all() throws(ReadingError) -> [FeedID: Visit] {
    try failures.check(.all)
    return visits
  }

  public func record(_ recorded: [FeedID: Visit]) throws(ReadingError) {
    try failures.check(.record)
    commits.append(recorded)
    visits.merge(recorded) { _, new in new }
  }
}
