/// Provides the current time to a use case. Composition passes the system clock, a test passes a fixed time. Domain never reads a clock
/// itself.
public typealias CurrentTime = @Sendable () -> Timestamp
