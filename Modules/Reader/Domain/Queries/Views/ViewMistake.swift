/// A line that is not a view, or a view that is not valid.
public struct ViewMistake: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case notUTF8
    /// The line is not `name = query`.
    case missingEqualsSign
    case badName(String, ViewNameError)
    /// An earlier line has the same name.
    case repeatedName(ViewName)
    case emptyQuery
    case badQuery(QueryError)
    /// There are more than `SavedViews.maximum` views.
    case tooMany
  }

  /// The line, from 1.
  public let line: Int
  /// The character, from 1.
  public let column: Int
  public let kind: Kind

  public init(line: Int, column: Int = 1, _ kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }
}
