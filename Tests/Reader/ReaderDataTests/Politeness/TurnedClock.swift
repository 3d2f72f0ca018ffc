import CoreDomain
import DataDoubles
import Synchronization

/// A clock that stands still until the test advances it.
final class TurnedClock: Sendable {
  private let moment: Mutex<Timestamp>

  init(_ moment: Timestamp = StoreSample.moment) {
    self.moment = Mutex(moment)
  }

  /// The current time.
  var now: Timestamp { moment.withLock { $0 } }

  /// Advances the clock.
  func turn(minutes: Int) {
    moment.withLock { $0 = $0.adding(minutes: minutes) }
  }

  /// Advances the clock to this moment; never sets it back.
  func turn(to later: Timestamp) {
    moment.withLock { $0 = max($0, later) }
  }
}
