/// Why a document could not be parsed to its end.
public struct XMLError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The document is not well-formed XML, or is truncated.
    case malformed
    /// Elements are nested deeper than `XMLLimits.depth`.
    case tooDeep
    /// A text, tag, comment or document type is longer than `XMLLimits.textBytes` or libxml2's own limits.
    case tooLarge
    /// The document contains only white space.
    case empty
  }

  public let kind: Kind

  /// The line, counted from 1; 0 when the error has no position.
  public let line: Int

  /// The column, counted from 1; 0 when the error has no position. libxml2 counts characters, but in some cases bytes.
  public let column: Int

  /// The error message: one line of plain English without a full stop.
  public let message: String

  public init(kind: Kind, line: Int, column: Int, message: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.message = message
  }
}
