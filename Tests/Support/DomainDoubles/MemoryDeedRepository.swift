public import Domain

/// Deeds in memory.
public actor MemoryDeedRepository: DeedRepository {
  /// What can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case remember, last, forget
  }

  /// All that are remembered, the last one at the end.
  public private(set) var deeds: [Deed] = []
  private var failures = PlannedFailures<Call, ReadingError>()

  /// Begins with none.
  public init() {}

  /// Makes calls throw this error; nil heals them.
  /// - Parameter successes: how often each of them goes well before.
  public func failWith(_ error: ReadingError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  public func remember(_ deed: Deed) throws(ReadingError) {
    try failures.check(.remember)
    deeds.append(deed)
  }

  public func last() throws(ReadingError) -> Deed? {
    try failures.check(.last)
    return deeds.last
  }

  public func forget(_ deed: Deed) throws(ReadingError) {
    try failures.check(.forget)
    if deeds.last == deed { deeds.removeLast() }
  }
}
