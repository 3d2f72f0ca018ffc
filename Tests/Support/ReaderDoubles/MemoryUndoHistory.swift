import CoreDoubles
public import ReaderDomain

/// An undo history in memory.
public actor MemoryUndoHistory: UndoHistory {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case remember, last, lastUndone, moveToUndone, moveBack
  }

  /// All entries, oldest first.
  public private(set) var undoHistory: [UndoEntry] = []
  /// The undone entries, the last one at the end.
  public private(set) var undone: [UndoEntry] = []
  private var failures = PlannedFailures<Call, ReaderError>()

  public init() {}

  /// Makes calls throw this error; nil makes them succeed again.
  /// - Parameter successes: how many calls of each kind succeed before the failure.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  public func remember(_ entry: UndoEntry) throws(ReaderError) {
    try failures.check(.remember)
    undone = []
    if let joined = undoHistory.last?.joined(with: entry) {
      undoHistory[undoHistory.count - 1] = joined
    } else {
      undoHistory.append(entry)
    }
  }

  public func last() throws(ReaderError) -> UndoEntry? {
    try failures.check(.last)
    return undoHistory.last
  }

  public func lastUndone() throws(ReaderError) -> UndoEntry? {
    try failures.check(.lastUndone)
    return undone.last
  }

  @discardableResult
  public func moveToUndone(_ entry: UndoEntry) throws(ReaderError) -> Bool {
    try failures.check(.moveToUndone)
    guard undoHistory.last == entry else { return undoHistory.contains(entry) || !undone.contains(entry) }
    undone.append(undoHistory.removeLast())
    return true
  }

  @discardableResult
  public func moveBack(_ entry: UndoEntry) throws(ReaderError) -> Bool {
    try failures.check(.moveBack)
    guard undone.last == entry else { return undone.contains(entry) || !undoHistory.contains(entry) }
    undoHistory.append(undone.removeLast())
    return true
  }
}
