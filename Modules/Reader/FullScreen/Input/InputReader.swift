public import CoreTerminal

/// The events of a terminal. Each element is what has happened since the last one: everything that is typed while the program is busy is one
/// element, so that it is applied before one redraw.
///
/// An element without events follows `endWait()`. Input is read only when an element is requested, on a thread of its own. The sequence ends at the end of the input, and when the waiting
/// task is cancelled.
public struct InputReader: AsyncSequence, Sendable {
  public typealias Element = [InputEvent]
  public typealias Failure = LineReaderError

  private let source: InputSource

  /// Creates a reader for a terminal; 0 is standard input.
  /// - Throws: ``LineReaderError/cannotRead(reason:)`` when the system has no free file descriptors.
  public init(descriptor: Int32 = 0) throws(LineReaderError) {
    source = try InputSource(descriptor: descriptor)
  }

  /// Ends a wait for events, or the next one.
  public func endWait() { source.endWait() }

  public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

  /// Reads one batch of events after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let source: InputSource

    public mutating func next() async throws(LineReaderError) -> [InputEvent]? {
      let source = source
      let result = await withTaskCancellationHandler {
        await source.nextEvents()
      } onCancel: {
        source.stop()
      }
      return try result.get()
    }
  }
}
