/// Waits until a moment; returns early when the task is cancelled. Composition passes the system's sleep, a test passes one that takes no
/// time.
public typealias SleepUntil = @Sendable (_ until: Timestamp) async -> Void
