/// Provides the current time to a use case. Composition passes the system clock, a test passes a fixed time. Domain never reads a clock
/// itself.
public typealias CurrentTime = @Sendable () -> Timestamp

/// Waits until a moment; returns early when the task is cancelled. Composition passes the system's sleep, a test passes a function that
/// returns at once.
public typealias SleepUntil = @Sendable (_ until: Timestamp) async -> Void
