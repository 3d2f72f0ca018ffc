package import Files

/// A lock that at most one process holds at a time.
package struct StoreLock: Sendable {
  private let path: String
  private let timeout: Duration
  private let pause = Duration.milliseconds(5)

  /// - Parameter timeout: how long `hold` waits for the lock.
  package init(path: String, timeout: Duration = .zero) {
    self.path = path
    self.timeout = timeout
  }

  /// Runs `work` under the lock, on the caller's actor. `work` is synchronous, so tasks on one executor never compete for the lock.
  /// - Parameter second: names a lock that `work` needs as well. It is called under this lock, which is released while the second one is waited
  ///   for. So two processes that hold one lock each never wait for each other.
  /// - Throws: `locked` when another process holds a lock until the deadline, `unwritable` when a lock file cannot be created,
  ///   `cancelled`, or an error of `work`.
  func hold<Result>(
    with second: () -> StoreLock? = { nil }, _ work: () throws(DataStoreError) -> Result
  ) async throws(DataStoreError) -> Result {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    while true {
      var busy = self
      if let lock = try taking() {
        defer { withExtendedLifetime(lock) {} }
        guard let second = second() else { return try work() }
        if let other = try second.taking() {
          defer { withExtendedLifetime(other) {} }
          return try work()
        }
        busy = second
      }
      guard clock.now < deadline else { throw try busy.locked() }
      do { try await clock.sleep(for: pause) } catch { throw .cancelled }
    }
  }

  /// Takes the lock without waiting and holds it until the result is released.
  /// - Throws: `locked` when another process holds the lock, `unwritable` when the lock file cannot be created.
  package func take() throws(DataStoreError) -> FileLock {
    guard let lock = try taking() else { throw try locked() }
    return lock
  }

  private func taking() throws(DataStoreError) -> FileLock? {
    do throws(FileError) {
      return try FileLock.taking(path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  private func locked() throws(DataStoreError) -> DataStoreError {
    do throws(FileError) {
      return .locked(byProcess: try FileLock.holder(of: path))
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
