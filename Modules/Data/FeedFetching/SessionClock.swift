/// The time by which a round of requests is paced: how long it has lasted. Unlike the time of day, it is never set right.
package struct SessionClock: Sendable {
  /// How long the round has lasted.
  let elapsed: @Sendable () -> Duration
  /// Waits until the round has lasted so long; returns early when the task is cancelled.
  package let sleep: @Sendable (_ until: Duration) async -> Void

  /// Begins to run.
  package static func started() -> SessionClock {
    let clock = ContinuousClock()
    let start = clock.now
    return SessionClock(
      elapsed: { start.duration(to: clock.now) },
      sleep: { moment in
        do {
          try await clock.sleep(until: start.advanced(by: moment))
        } catch {
          // Cancelled: that ends the wait as well.
        }
      })
  }
}
