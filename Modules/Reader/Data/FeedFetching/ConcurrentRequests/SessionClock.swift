/// The elapsed time of a session. Unlike the system time, it is never adjusted.
package struct SessionClock: Sendable {
  /// The time since the session started.
  let elapsed: @Sendable () -> Duration
  /// Waits until this much time has elapsed; returns early when the task is cancelled.
  package let sleep: @Sendable (_ until: Duration) async -> Void

  package static func started() -> SessionClock {
    let clock = ContinuousClock()
    let start = clock.now
    return SessionClock(
      elapsed: { start.duration(to: clock.now) },
      sleep: { moment in
        do {
          try await clock.sleep(until: start.advanced(by: moment))
        } catch {
          // Cancellation ends the wait as well.
        }
      })
  }
}
