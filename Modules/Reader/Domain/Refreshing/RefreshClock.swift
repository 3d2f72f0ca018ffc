public import CoreDomain

/// The time, and how a refresh waits for a later one.
public struct RefreshClock: Sendable {
  let now: CurrentTime
  let sleep: SleepUntil

  public init(now: @escaping CurrentTime, sleep: @escaping SleepUntil) {
    self.now = now
    self.sleep = sleep
  }
}
