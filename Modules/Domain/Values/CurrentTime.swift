/// Where a use case learns the time. Composition passes the system's clock, a test a fixed one: Domain reads none itself.
public typealias CurrentTime = @Sendable () -> Timestamp
