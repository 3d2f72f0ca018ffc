/// The first place where a document is no well-formed XML: the reason for a repair.
public struct MarkupDiagnostic: Hashable, Sendable {
  /// The line, counted from 1; 0 when it is unknown.
  public let line: Int
  /// What is wrong there, without a full stop.
  public let reason: String

  /// Names a fault.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
