/// A home that nobody else changes, and in which nobody refreshes feeds, for as long as this lives.
final class HeldHome {
  /// The home, for stores that change it meanwhile.
  let home: HomeFolder
  private let lock: LockFile
  private let refreshLock: LockFile

  /// Takes both locks, without waiting.
  /// - Throws: `locked` when another process has one, `unwritable` when there is no home and none can be made.
  init(_ home: HomeFolder) throws(DataStoreError) {
    let lock = try home.take()
    refreshLock = try home.refreshLock.take()
    self.lock = lock
    self.home = home.held
  }
}
