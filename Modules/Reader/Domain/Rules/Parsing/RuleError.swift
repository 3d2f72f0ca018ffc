/// What is wrong with a line, and where.
public struct RuleError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The line begins with another word than `when` or `feed`.
    case unknownBeginning(String)
    /// `=>` is missing.
    case missingArrow
    /// There is no query before `=>`, so the rule would be about all articles. `date:>1970` says that on purpose.
    case missingQuery
    /// The query is wrong. The column is that of the line.
    case query(QueryError.Kind)
    /// The query has an order or a limit, which mean nothing here.
    case modifiers
    /// There is no action behind `=>`.
    case missingAction
    /// No action has this name.
    case unknownAction(String)
    /// `latest` and a number from 1 to `ArticleRule.maximumLatest` are missing behind `feed NAME:`.
    case missingLatest
    /// The text behind `until` is no date.
    case badEnd(String)
    /// The text behind `until` is a span. Only `rules add` can count it from now.
    case spanWithoutBeginning(String)
    /// The text is more than one line, so the file would have another rule in it.
    case lineBreak
    /// The line has more than `RuleDocument.longestLine` bytes.
    case tooLong(bytes: Int)
    /// The file has more than `RuleDocument.maximumRules` rules. The further ones do not apply.
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

  /// The known words, of which the nearest may be meant.
  public var known: [String] {
    switch kind {
    case .unknownBeginning: RuleParser.beginnings
    case .unknownAction: RuleAction.allCases.map(\.rawValue)
    case .query(let kind): kind.known
    default: []
    }
  }
}
