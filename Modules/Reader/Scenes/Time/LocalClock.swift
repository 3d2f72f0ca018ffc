/// Provides the current time to a scene. Composition passes the system's clock and zone, a test passes a fixed time.
public typealias LocalClock = @Sendable () -> LocalTime
