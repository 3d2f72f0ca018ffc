/// The events of long-running work, delivered in batches: one delivery costs some microseconds, however many events it carries. The work
/// runs while the reader awaits the next batch, and stops when the sequence is released.
///
/// Cancelling the reading task does not simply end the sequence, as it would an `AsyncStream`. The work stops at once, and the sequence
/// still delivers the events that happened before. To stop and see those events, cancel the task and read on.
public struct EventBatches<Event: Sendable>: AsyncSequence, Sendable {
  private let nextBatch: @Sendable () async -> [Event]?

  /// - Parameter nextBatch: returns the next batch, or nil at the end. Only one task may read the sequence.
  public init(_ nextBatch: @escaping @Sendable () async -> [Event]?) {
    self.nextBatch = nextBatch
  }

  public func makeAsyncIterator() -> Iterator { Iterator(nextBatch: nextBatch) }

  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let nextBatch: @Sendable () async -> [Event]?

    /// The next batch; nil at the end.
    public func next() async -> [Event]? { await nextBatch() }
  }
}
