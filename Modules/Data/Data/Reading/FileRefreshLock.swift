public import FileStorage
public import Files
public import Domain

/// The turn to refresh as the lock of a file in the home. Another process is not waited for: it does the same work. Who takes the turn clears away
/// what killed writers have left: a refresh reads the same folders anyway.
public actor FileRefreshLock: RefreshLock {
  private let directory: DataDirectory
  private let executor: FileExecutor

  /// Makes the turn of a home, on the thread for files.
  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func take() async throws(ReadingError) -> any RefreshLockToken {
    try await ReadingError.translating { () async throws(DataStoreError) in
      try directory.make()
      let token = LockToken(try directory.refreshLock.take())
      try await directory.sweepUnfinished()
      return token
    }
  }

  /// Closing the file gives the turn back.
  private final class LockToken: RefreshLockToken {
    private let lock: LockFile

    init(_ lock: consuming LockFile) {
      self.lock = lock
    }
  }
}
