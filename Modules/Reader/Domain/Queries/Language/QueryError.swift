/// Why a text is no query, and where.
public struct QueryError: Error, Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    /// The text has more than `Query.maximumBytes` bytes.
    case tooLong(bytes: Int)
    /// Parentheses are deeper than `Query.deepest`.
    case tooDeep
    /// A control character.
    case unprintable
    /// An invisible character keeps a word from being a condition. It may have been copied with the word; in quotation marks, it is text.
    case invisible
    /// A quotation mark, slash or parenthesis has no counterpart.
    case unclosed(Character)
    /// A condition is missing, such as behind `or`.
    case missingCondition
    /// This character cannot be here.
    case unexpected(Character)
    /// No field has this name.
    case unknownField(String)
    /// A field has no value.
    case emptyValue(field: String)
    /// The field has no such value.
    case unknownValue(String, field: String, known: [String])
    /// The field has no order, so `<` and `>` mean nothing.
    case notComparable(field: String)
    /// A span is only comparable: `age:<3d`.
    case missingComparison(field: String)
    /// The text is not what the field is compared with.
    case badMeasure(String, field: String, QueryMeasureKind)
    /// The end of a range comes before its beginning.
    case emptyRange(field: String)
    /// `sort:`, `limit:` or `unique:` is there twice.
    case repeatedModifier(String)
    /// `sort:`, `limit:` or `unique:` is inside parentheses or negated.
    case nestedModifier(String)
    /// No view is saved under this name.
    case unknownView(String, known: [String])
    /// Views name each other in a ring. The first is also the last.
    case ring([ViewName])
    case wrongView(ViewName, QueryError)
    /// With the queries of the views in place of their names, the text has more than `Query.maximumExpandedBytes` bytes.
    case tooLarge
    case badExpression(RegularExpressionError.Reason)

    /// The known words, of which the nearest may be meant.
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

/// What a field is compared with.
public enum QueryMeasureKind: Hashable, Sendable {
  case number
  case span
  /// A date or a span.
  case moment
}
