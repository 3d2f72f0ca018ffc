/// The result of an OPML export.
public enum OutlineExport: Hashable, Sendable {
  /// The document.
  case text(String)
  /// The path of the written file.
  case file(String)
}
