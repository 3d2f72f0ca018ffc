@testable import FeedFetching
import Synchronization

/// A round's time that stands still until somebody waits, and then is where they want it, once a condition of the test holds.
final class JumpingClock: Sendable {
  private let state = Mutex((elapsed: Duration.zero, waits: [Duration]()))
  private let mayJump: @Sendable () async -> Bool

  /// - Parameter mayJump: is asked again and again while somebody waits.
  init(_ mayJump: @escaping @Sendable () async -> Bool = { true }) {
    self.mayJump = mayJump
  }

  /// How long the round has lasted.
  var elapsed: Duration { state.withLock { $0.elapsed } }

  /// Until when somebody waited, in order.
  var waits: [Duration] { state.withLock { $0.waits } }

  /// The clock as a round takes it.
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
