/// Why a screen can write no more.
public enum TerminalError: Error, Hashable, Sendable {
  /// Whoever read the output has gone, as `head` does: no reason for a message. Where SIGPIPE has its default action, the process has
  /// ended before this could be told.
  case readerGone
  /// The system did not take the bytes; the reason is in its words, such as "No space left on device".
  case cannotWrite(reason: String)

  init(_ failure: SystemCallError) {
    self = failure.isBrokenPipe ? .readerGone : .cannotWrite(reason: failure.reason)
  }
}
