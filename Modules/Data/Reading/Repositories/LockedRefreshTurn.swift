public import Domain

/// The turn to refresh as the lock of a file in the home. Another process is not waited for: it does the same work. Who takes the turn clears away
/// what killed writers have left: a refresh reads the same folders anyway.
public actor LockedRefreshTurn: RefreshTurn {
  private let home: HomeFolder
  private let executor: FileExecutor

  /// Makes the turn of a home, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func take() async throws(ReadingError) -> any RefreshPermit {
    try await ReadingError.translating { () async throws(DataStoreError) in
      try home.make()
      let permit = Permit(try home.refreshLock.take())
      try await home.sweepUnfinished()
      return permit
    }
  }

  /// Closing the file gives the turn back.
  private final class Permit: RefreshPermit {
    private let lock: LockFile

    init(_ lock: consuming LockFile) {
      self.lock = lock
    }
  }
}
