/// An error while reading lines.
public enum LineReaderError: Error, Hashable, Sendable {
  /// The system call failed. The reason is the system's own text, such as "Is a directory".
  case cannotRead(reason: String)

  package init(_ failure: SystemCallError) { self = .cannotRead(reason: failure.reason) }
}
