public import Domain

/// Visits in memory.
public actor MemoryFetchStateRepository: FetchStateRepository {
  /// What can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case all, record
  }

  /// What was recorded, commit by commit.
  public private(set) var commits: [[FeedID: FetchState]] = []

  private var fetchStates: [FeedID: FetchState]
  private var failures = PlannedFailures<Call, ReadingError>()

  /// Begins with these.
  public init(_ fetchStates: [FeedID: FetchState] = [:]) {
    self.fetchStates = fetchStates
  }

  /// Makes calls throw this error; nil heals them.
  /// - Parameter successes: how often each of them goes well before.
  public func failWith(_ error: ReadingError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  public func all() throws(ReadingError) -> [FeedID: FetchState] {
    try failures.check(.all)
    return fetchStates
  }

  public func record(_ recorded: [FeedID: FetchState]) throws(ReadingError) {
    try failures.check(.record)
    commits.append(recorded)
    fetchStates.merge(recorded) { _, new in new }
  }
}
