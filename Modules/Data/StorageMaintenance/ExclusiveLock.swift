internal import FileStorage
internal import Files

/// A home that nobody else changes, and in which nobody refreshes feeds, for as long as this lives.
final class ExclusiveLock {
  /// The home, for stores that change it meanwhile.
  let directory: DataDirectory
  private let lock: LockFile
  private let refreshLock: LockFile

  /// Takes both locks, without waiting.
  /// - Throws: `locked` when another process has one, `unwritable` when there is no home and none can be made.
  init(_ directory: DataDirectory) throws(DataStoreError) {
    let lock = try directory.take()
    refreshLock = try directory.refreshLock.take()
    self.lock = lock
    self.directory = directory.held
  }
}
