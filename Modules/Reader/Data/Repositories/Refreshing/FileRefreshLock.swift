public import CoreData
public import Files
internal import FileStorage
public import ReaderDomain

/// The refresh lock as a file lock in the data directory. It does not wait for another process, because that process does the same work.
/// Taking the lock also removes temporary files of killed writers, because a refresh reads the same folders anyway.
public actor FileRefreshLock: RefreshLock {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func take() async throws(ReaderError) -> any RefreshLockToken {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try directory.make()
      let token = LockToken(try directory.refreshLock.take())
      try await directory.sweepUnfinished()
      return token
    }
  }

  /// Closing the file releases the lock.
  private final class LockToken: RefreshLockToken {
    private let lock: FileLock

    init(_ lock: consuming FileLock) {
      self.lock = lock
    }
  }
}
