public import Domain

/// An undo history in memory.
public actor MemoryUndoHistory: UndoHistory {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case remember, last, forget
  }

  /// All entries, oldest first.
  public private(set) var undoHistory: [UndoEntry] = []
  private var failures = PlannedFailures<Call, ReadingError>()

  public init() {}

  /// Makes calls throw this error; nil makes them succeed again.
  /// - Parameter successes: how many calls of each kind succeed before the failure.
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
