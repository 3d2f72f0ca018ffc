/// What happens in long work, in batches: an element costs some microseconds to hand over, however much is in it. The work is done while somebody
/// asks for the next batch, and stops when this goes away.
///
/// When the task that reads is cancelled, the sequence does not just end, as an `AsyncStream` would: the work stops at once, and what had come
/// by then is still given. So whoever wants to stop and know cancels, and reads on.
public struct EventBatches<Event: Sendable>: AsyncSequence, Sendable {
  private let nextBatch: @Sendable () async -> [Event]?

  /// Makes a sequence of what the closure gives, until it gives nil. There is one reader.
  public init(_ nextBatch: @escaping @Sendable () async -> [Event]?) {
    self.nextBatch = nextBatch
  }

  public func makeAsyncIterator() -> Iterator { Iterator(nextBatch: nextBatch) }

  /// Asks for one batch after the other.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let nextBatch: @Sendable () async -> [Event]?

    /// The next batch; nil when there will be none.
    public func next() async -> [Event]? { await nextBatch() }
  }
}
