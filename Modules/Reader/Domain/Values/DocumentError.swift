/// Why a document outside the data directory cannot be used.
public enum DocumentError: Hashable, Sendable {
  /// The document does not exist.
  case missing
  /// The document cannot be read.
  case unreadable(reason: String)
  /// The document cannot be written.
  case unwritable(reason: String)
}
