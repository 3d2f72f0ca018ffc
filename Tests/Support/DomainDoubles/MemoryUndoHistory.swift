public import Domain

/// UndoEntries in memory.
public actor MemoryUndoHistory: UndoHistory {
  /// What can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case remember, last, forget
  }

  /// All that are remembered, the last one at the end.
  public private(set) var undoHistory: [UndoEntry] = []
  private var failures = PlannedFailures<Call, ReadingError>()

  /// Begins with none.
  public init() {}

  /// Makes calls throw this error; nil heals them.
  /// - Parameter successes: how often each of them goes well before.
  public func failWith(_ error: ReadingError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  public func remember(_ entry: UndoEntry) throws(ReadingError) {
    try failures.check(.remember)
    undoHistory.append(entry)
  }

  public func last() throws(ReadingError) -> UndoEntry? {
    try failures.check(.last)
    return undoHistory.last
  }

  public func forget(_ entry: UndoEntry) throws(ReadingError) {
    try failures.check(.forget)
    if undoHistory.last == entry { undoHistory.removeLast() }
  }
}
