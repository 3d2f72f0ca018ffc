internal import CoreData
internal import Files
internal import FileStorage

/// Holds the lock and the refresh lock of a data directory for as long as it lives.
final class ExclusiveLock {
  /// The directory for stores that change it meanwhile.
  let directory: DataDirectory
  private let lock: FileLock
  private let refreshLock: FileLock

  /// Takes both locks without waiting.
  /// - Throws: `locked` when another process holds one, `unwritable` when the directory cannot be created.
  init(_ directory: DataDirectory) throws(DataStoreError) {
    let lock = try directory.take()
    refreshLock = try directory.refreshLock.take()
    self.lock = lock
    self.directory = directory.held
  }
}
