/// Takes care that one refresh runs at a time, over all processes that share a home.
public protocol RefreshLock: Sendable {
  /// Takes the turn; it is given back when the permit goes away.
  /// - Throws: `store(.locked)` when another process has it.
  func take() async throws(ReadingError) -> any RefreshLockToken
}
