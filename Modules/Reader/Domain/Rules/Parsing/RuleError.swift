/// What is wrong with a line, and where.
public struct RuleError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The line begins with another word than `when` or `feed`.
    case unknownBeginning(String)
    case missingArrow
    /// There is no query before `=>`, so the rule would apply to all articles. For such a rule, write `date:>1970`.
    case missingQuery
    /// The query is wrong. The column is that of the line.
    case query(QueryError.Kind)
    /// The query has an order or a limit, which a rule cannot use.
    case modifiers
    /// There is no action after `=>`.
    case missingAction
    /// No action has this name.
    case unknownAction(String)
    /// `latest` and a number from 1 to `ArticleRule.maximumLatest` are missing after `feed NAME:`.
    case missingLatest
    /// The text after `until` is not a date.
    case badEnd(String)
    /// The text after `until` is a span, which only `rules add` accepts, because it counts from now.
    case spanWithoutBeginning(String)
    /// The text has several lines, so it would add several rules to the file.
    case lineBreak
    /// The line has more than `RuleDocument.longestLine` bytes.
    case tooLong(bytes: Int)
    /// The file has more than `RuleDocument.maximumRules` rules. Those beyond the limit do not apply.
    case tooMany
  }

  public let kind: Kind
  /// The line in the file, from 1; 0 for a rule that is not in a file.
  public var line: Int
  /// The character at which the error is, from 1.
  public let column: Int

  public init(_ kind: Kind, line: Int = 0, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }

  /// The valid words, from which a message suggests the nearest.
  public var known: [String] {
    switch kind {
    case .unknownBeginning: RulesFileParser.beginnings
    case .unknownAction: RuleAction.allCases.map(\.rawValue)
    case .query(let kind): kind.known
    default: []
    }
  }
}
