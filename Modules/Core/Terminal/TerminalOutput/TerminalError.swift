/// The reason why output stopped.
public enum TerminalError: Error, Hashable, Sendable {
  /// The reader of the output has exited, as `head` does. This needs no message. When SIGPIPE has its default action, the process ends
  /// before this error occurs.
  case readerGone
  /// The system call failed. The reason is the system's own text, such as "No space left on device", or that the stream is closed.
  case cannotWrite(reason: String)

  init(_ failure: SystemCallError) {
    self = failure.isBrokenPipe ? .readerGone : .cannotWrite(reason: failure.isClosedFile ? "it is closed" : failure.reason)
  }
}
