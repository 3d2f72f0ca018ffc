/// Why lines cannot be read.
public enum LineReaderError: Error, Hashable, Sendable {
  /// The system refused; the reason is in its words, such as "Is a directory".
  case cannotRead(reason: String)

  init(_ failure: SystemCallError) { self = .cannotRead(reason: failure.reason) }
}
