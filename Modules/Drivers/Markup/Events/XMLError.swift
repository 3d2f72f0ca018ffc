/// Why a document could not be read to its end.
public struct XMLError: Error, Hashable, Sendable {
  /// What sort of problem it is.
  public enum Kind: Hashable, Sendable {
    /// Not well-formed XML, or cut off.
    case malformed
    /// More elements inside each other than `XMLLimits.depth`.
    case tooDeep
    /// A text, tag, comment or document type beyond `XMLLimits.textBytes` or libxml2's own limits.
    case tooLarge
    /// Nothing there but white space.
    case empty
  }

  /// What sort of problem it is.
  public let kind: Kind

  /// The line, counted from 1; 0 when the problem has no place.
  public let line: Int

  /// The column, counted from 1; 0 when the problem has no place. libxml2 counts characters, and bytes in places.
  public let column: Int

  /// What is wrong: one line of plain English without a full stop.
  public let message: String

  /// A problem at a place.
  public init(kind: Kind, line: Int, column: Int, message: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.message = message
  }
}
