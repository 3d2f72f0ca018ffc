import Domain
import Synchronization

/// A clock that stands still until a test turns it.
final class TurnedClock: Sendable {
  private let moment: Mutex<Timestamp>

  init(_ moment: Timestamp = StoreSample.moment) {
    self.moment = Mutex(moment)
  }

  /// The time.
  var now: Timestamp { moment.withLock { $0 } }

  /// Lets time go by.
  func turn(minutes: Int) {
    moment.withLock { $0 = $0.adding(minutes: minutes) }
  }

  /// Lets time go by until this moment.
  func turn(to later: Timestamp) {
    moment.withLock { $0 = max($0, later) }
  }
}
