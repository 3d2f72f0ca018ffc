@testable import FeedFetching
import Synchronization

/// A session clock that stands still until a caller waits. It then jumps to the end of the wait, once the test's condition holds.
final class JumpingClock: Sendable {
  private let state = Mutex((elapsed: Duration.zero, waits: [Duration]()))
  private let mayJump: @Sendable () async -> Bool

  /// - Parameter mayJump: the condition; it is polled while a caller waits.
  init(_ mayJump: @escaping @Sendable () async -> Bool = { true }) {
    self.mayJump = mayJump
  }

  /// The time since the session started.
  var elapsed: Duration { state.withLock { $0.elapsed } }

  /// The ends of all waits, in order.
  var waits: [Duration] { state.withLock { $0.waits } }

  /// The clock in the form that a session takes.
  var clock: SessionClock {
    SessionClock(
      elapsed: { self.elapsed },
      sleep: { moment in
        self.state.withLock { $0.waits.append(moment) }
        while !(await self.mayJump()) {
          do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
        }
        self.state.withLock { $0.elapsed = max($0.elapsed, moment) }
      })
  }
}
