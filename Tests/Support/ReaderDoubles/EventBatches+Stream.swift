public import ReaderDomain

extension EventBatches {
  /// The batches of a stream, for a single reader. They end when the reader's task is cancelled.
  public init(_ stream: AsyncStream<[Event]>) {
    self.init {
      var iterator = stream.makeAsyncIterator()
      return await iterator.next()
    }
  }

  public init(_ batches: [Event]...) {
    self.init(
      AsyncStream { continuation in
        for batch in batches { continuation.yield(batch) }
        continuation.finish()
      })
  }
}
