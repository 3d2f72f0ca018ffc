/// Where an export shall go.
public enum ExportOrder: Hashable, Sendable {
  /// Back to the caller as text.
  case text
  /// Into a file by its path.
  case file(String)
}

/// What an export came to.
public enum Exported: Hashable, Sendable {
  /// The document.
  case text(String)
  /// The file that was written.
  case file(String)
}
