/// The lines of a file descriptor, by default standard input.
///
/// Input is read only when a line is requested, on a separate thread. A line ends with LF or CR LF, which is not part of the line. The last
/// line may end at the end of the input. Invalid UTF-8 becomes U+FFFD. The part of a line beyond `longestLine` is dropped. Cancelling the
/// waiting task ends the sequence immediately. Each line can be read once: all iterators share the same lines.
public struct LineReader: AsyncSequence, Sendable {
  /// A line without its line ending.
  public typealias Element = String
  public typealias Failure = LineReaderError

  /// The maximum number of bytes of a line. A line of this length may have been cut, so callers must not act on it.
  public static let longestLine = LineSplitter.longestLine

  private let source: LineSource

  /// Creates a reader for a file descriptor; 0 is standard input. The caller closes the descriptor, after the reader is released.
  /// - Throws: ``LineReaderError/cannotRead(reason:)`` when the system has no free file descriptors for the wake-up pipe.
  public init(descriptor: Int32 = 0) throws(LineReaderError) {
    source = try LineSource(descriptor: descriptor)
  }

  /// Whether a user types the lines.
  public var isTerminal: Bool { TerminalDevice.descriptor(source.input.number).isTerminal }

  /// An iterator over the lines that have not been read yet.
  public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

  /// Reads one line after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let source: LineSource

    /// The next line; nil at the end of the input, and after cancellation.
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
