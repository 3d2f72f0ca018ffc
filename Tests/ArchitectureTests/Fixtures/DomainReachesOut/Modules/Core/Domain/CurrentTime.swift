import struct Foundation.Date
@preconcurrency public import Scenes

struct CurrentTime {
  let start = ContinuousClock.now
  var now: Date { Date() }
  func log() { print("it is \(SuspendingClock().now)") }
}
