/// The destination of an export.
public enum ExportInput: Hashable, Sendable {
  /// Return the document as text.
  case text
  /// Write the document to a file with this path.
  case file(String)
}
