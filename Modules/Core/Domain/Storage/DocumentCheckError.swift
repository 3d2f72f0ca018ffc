/// Why the files cannot be checked or repaired.
public enum DocumentCheckError: PersistenceErrorConvertible, Hashable {
  /// The data directory cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}
