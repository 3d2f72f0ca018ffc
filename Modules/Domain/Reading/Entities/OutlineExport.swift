/// What an export came to.
public enum OutlineExport: Hashable, Sendable {
  /// The document.
  case text(String)
  /// The file that was written.
  case file(String)
}
