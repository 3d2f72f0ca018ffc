#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A value that several threads use, one at a time.
///
/// An executor cannot be built on actors, and ThreadSanitizer on Linux takes every use of `Synchronization.Mutex` for a race,
/// so this is a pthread mutex.
///
/// `@unchecked Sendable`: `value` is private and touched only between lock and unlock, and the compiler lets nothing
/// that is not Sendable in or out (`sending`).
final class Lock<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: sending Value) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let failure = pthread_mutex_init(mutex, nil)
    precondition(failure == 0, "a mutex could not be made: error \(failure)")
    self.value = value
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
