/// The lines of a file descriptor, standard input by default, as they come.
///
/// Nothing is read before a line is asked for, and reading waits on a thread of its own. A line ends with LF or CR LF, which is not part
/// of it; the last one may end with the input. Bytes that are no UTF-8 become U+FFFD, and what a line has beyond 64 KiB is left out.
/// Cancelling the task that waits ends the sequence at once. Input can be read once: all iterators take from the same lines.
public struct LineReader: AsyncSequence, Sendable {
  /// A line without what ended it.
  public typealias Element = String
  /// Why no line could be read.
  public typealias Failure = LineReaderError

  private let source: LineSource

  /// A reader of a file descriptor, 0 being standard input, which stays the caller's to close, after the reader.
  ///
  /// Throws ``LineReaderError/cannotRead(reason:)`` where the system has no descriptors left for what wakes the reader.
  public init(descriptor: Int32 = 0) throws(LineReaderError) {
    source = try LineSource(descriptor: descriptor)
  }

  /// An iterator over the lines that have not been taken.
  public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

  /// Takes one line after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let source: LineSource

    /// The next line; nil at the end of the input and after cancellation.
    public mutating func next() async throws(LineReaderError) -> String? {
      let source = source
      let result = await withTaskCancellationHandler {
        await source.nextLine()
      } onCancel: {
        source.stop()
      }
      return try result.get()
    }
  }
}
