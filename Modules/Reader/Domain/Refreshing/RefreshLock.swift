/// Ensures that only one refresh runs at a time in all processes that share a data directory.
public protocol RefreshLock: Sendable {
  /// Takes the lock. The lock is released when the token is deallocated.
  /// - Throws: `store(.locked)` when another process holds the lock.
  func take() async throws(ReaderError) -> any RefreshLockToken
}

/// Holds the refresh lock for as long as the token exists.
public protocol RefreshLockToken: AnyObject, Sendable {}
