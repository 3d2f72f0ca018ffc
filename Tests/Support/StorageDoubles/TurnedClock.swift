package import CoreDomain
import DataDoubles
import Synchronization

/// A clock that stands still until the test advances it.
package final class TurnedClock: Sendable {
  private let moment: Mutex<Timestamp>

  package init() {
    moment = Mutex(StoreSample.moment)
  }

  /// The current time.
  package var now: Timestamp { moment.withLock { $0 } }

  /// Advances the clock.
  package func turn(minutes: Int) {
    moment.withLock { $0 = $0.adding(minutes: minutes) }
  }

  /// Advances the clock to this moment; never sets it back.
  package func turn(to later: Timestamp) {
    moment.withLock { $0 = max($0, later) }
  }
}
