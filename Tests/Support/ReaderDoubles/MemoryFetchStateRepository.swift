import CoreDoubles
public import ReaderDomain

/// Fetch states in memory.
public actor MemoryFetchStateRepository: FetchStateRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case all, record
  }

  /// The recorded fetch states, by commit.
  public private(set) var commits: [[FeedID: FetchState]] = []

  private var fetchStates: [FeedID: FetchState]
  private var failures = PlannedFailures<Call, ReaderError>()

  public init(_ fetchStates: [FeedID: FetchState] = [:]) {
    self.fetchStates = fetchStates
  }

  /// Makes calls throw this error; nil makes them succeed again.
  /// - Parameter successes: how many calls of each kind succeed before the failure.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  public func all() throws(ReaderError) -> [FeedID: FetchState] {
    try failures.check(.all)
    return fetchStates
  }

  public func record(_ recorded: [FeedID: FetchState]) throws(ReaderError) {
    try failures.check(.record)
    commits.append(recorded)
    fetchStates.merge(recorded) { _, new in new }
  }
}
