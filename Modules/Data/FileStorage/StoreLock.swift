package import Files

/// One process at a time does a thing to a home.
package struct StoreLock: Sendable {
  private let path: String
  private let patience: Duration
  private let pause = Duration.milliseconds(5)

  /// Makes a lock of the file at `path`, for which is waited as long as `patience` says.
  package init(path: String, patience: Duration = .zero) {
    self.path = path
    self.patience = patience
  }

  /// Does the work while the lock is held, on the caller's actor. The work itself cannot wait for anything, so within an executor nobody ever
  /// meets a lock that is taken.
  /// - Throws: `locked` when another process had it all the time, `unwritable` when the file cannot be made, `cancelled`; what the work throws.
  func hold<Result>(_ work: () throws(DataStoreError) -> Result) async throws(DataStoreError) -> Result {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while true {
      if let lock = try taking() {
        defer { withExtendedLifetime(lock) {} }
        return try work()
      }
      guard clock.now < deadline else { throw try locked() }
      do { try await clock.sleep(for: pause) } catch { throw .cancelled }
    }
  }

  /// Takes the lock for as long as the answer lives, without waiting.
  /// - Throws: `locked` when another process has it, `unwritable` when the file cannot be made.
  package func take() throws(DataStoreError) -> LockFile {
    guard let lock = try taking() else { throw try locked() }
    return lock
  }

  private func taking() throws(DataStoreError) -> LockFile? {
    do throws(FileError) {
      return try LockFile.taking(path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  private func locked() throws(DataStoreError) -> DataStoreError {
    do throws(FileError) {
      return .locked(byProcess: try LockFile.holder(of: path))
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
