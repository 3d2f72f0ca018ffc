#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that several threads use, one at a time.
///
/// An executor cannot be built on actors, and ThreadSanitizer on Linux reports every use of `Synchronization.Mutex` as a race. So this type
/// uses a pthread mutex.
///
/// `@unchecked Sendable`: `value` is private and used only between lock and unlock. The compiler allows only Sendable values in and out
/// (`sending`).
final class Lock<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: sending Value) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let failure = pthread_mutex_init(mutex, nil)
    precondition(failure == 0, "the mutex could not be created: error \(failure)")
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
