/// The first place where a document is not well-formed XML: the reason for a repair.
public struct MarkupDiagnostic: Hashable, Sendable {
  /// The line, counted from 1; 0 when the line is unknown.
  public let line: Int
  /// The error message, without a full stop.
  public let reason: String

  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
