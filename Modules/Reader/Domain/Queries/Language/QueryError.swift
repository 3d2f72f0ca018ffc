/// Why a text is not a valid query, and where.
public struct QueryError: Error, Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    /// The text has more than `Query.maximumBytes` bytes.
    case tooLong(bytes: Int)
    /// Parentheses are nested deeper than `Query.deepest`.
    case tooDeep
    /// The text contains a control character.
    case unprintable
    /// An invisible character, perhaps copied with the word, prevents the word from being read as a condition. In quotation marks, it is
    /// text.
    case invisible
    /// A quotation mark, slash or parenthesis has no counterpart.
    case unclosed(Character)
    /// A condition is missing, such as after `or`.
    case missingCondition
    /// This character is not allowed here.
    case unexpected(Character)
    /// No field has this name.
    case unknownField(String)
    /// A field has no value.
    case emptyValue(field: String)
    /// The field has no such value.
    case unknownValue(String, field: String, known: [String])
    /// The field has no order, so `<` and `>` mean nothing.
    case notComparable(field: String)
    /// A span needs `<` or `>`: `age:<3d`.
    case missingComparison(field: String)
    /// The text is not a value of the kind that the field needs.
    case badMeasure(String, field: String, QueryMeasureKind)
    /// The end of a range comes before its beginning.
    case emptyRange(field: String)
    /// `limit:` takes a number from 1 on: a list without articles would only say that there are none.
    case badLimit(String)
    /// `sort:`, `limit:` or `unique:` occurs twice.
    case repeatedModifier(String)
    /// `sort:`, `limit:` or `unique:` is inside parentheses or negated.
    case nestedModifier(String)
    /// No view is saved under this name.
    case unknownView(String, known: [String])
    /// Views name each other in a cycle. The first view is repeated at the end.
    case ring([ViewName])
    case wrongView(ViewName, QueryError)
    /// After the names of views are replaced with their queries, the text has more than `Query.maximumExpandedBytes` bytes.
    case tooLarge
    case badExpression(RegularExpressionError.Reason)

    /// The valid words, from which a message suggests the nearest.
    public var known: [String] {
      switch self {
      case .unknownField: QueryKey.names
      case .unknownValue(_, _, let known), .unknownView(_, let known): known
      default: []
      }
    }
  }

  public let kind: Kind
  /// The character at which the error is, from 1.
  public let column: Int

  public init(_ kind: Kind, column: Int) {
    self.kind = kind
    self.column = column
  }
}

/// The kind of values with which a field is compared.
public enum QueryMeasureKind: Hashable, Sendable {
  case number
  case span
  /// The playing time of a file.
  case length
  /// A date or a span.
  case moment
}
