public import ReaderDomain

/// Reads another undo history, and changes nothing in it.
public struct DryRunUndoHistory: UndoHistory {
  private let base: any UndoHistory

  public init(base: any UndoHistory) {
    self.base = base
  }

  public func last() async throws(ReaderError) -> UndoEntry? { try await base.last() }

  public func lastUndone() async throws(ReaderError) -> UndoEntry? { try await base.lastUndone() }

  public func remember(_ entry: UndoEntry) {}

  @discardableResult
  public func moveToUndone(_ entry: UndoEntry) -> Bool { true }

  @discardableResult
  public func moveBack(_ entry: UndoEntry) -> Bool { true }
}
