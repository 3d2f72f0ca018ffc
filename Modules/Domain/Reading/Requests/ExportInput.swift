/// Where an export shall go.
public enum ExportInput: Hashable, Sendable {
  /// Back to the caller as text.
  case text
  /// Into a file by its path.
  case file(String)
}
