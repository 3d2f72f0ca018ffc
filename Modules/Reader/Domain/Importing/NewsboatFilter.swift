/// A filter expression of Newsboat as Newsboat reads it: `and` and `or` have the same precedence, and group from left to right
/// (https://newsboat.org/releases/2.21/docs/newsboat.html#_filter_language).
public indirect enum NewsboatFilter: Hashable, Sendable {
  /// All of at least two filters.
  case all([NewsboatFilter])
  /// One of at least two filters.
  case any([NewsboatFilter])
  case comparison(String, NewsboatOperator, String)

  /// The maximum length of an expression in bytes.
  public static let mostBytes = Query.mostBytes
  /// The maximum depth of parentheses.
  public static let deepest = Query.deepest
  /// The maximum number of expressions of an import.
  public static let most = 1_000
}

/// Compares an attribute of an article with a literal.
public enum NewsboatOperator: String, Hashable, Sendable, CaseIterable {
  case equals = "="
  case differs = "!="
  case matches = "=~"
  case matchesNot = "!~"
  case isLess = "<"
  case isAtMost = "<="
  case isMore = ">"
  case isAtLeast = ">="
  case isBetween = "between"
  /// One of the words of the attribute is the literal.
  case contains = "#"
  case containsNot = "!#"
}

/// A filter in Newsboat's files, with what it is for.
public struct NewsboatFilterEntry: Hashable, Sendable {
  public enum Use: Hashable, Sendable {
    /// A `query:` line or a `define-filter`, with its title.
    case view(String)
    /// An `ignore-article`, with the feed: a URL, `*` for all feeds, or `regex:` and an expression.
    case ignored(feed: String)
  }

  public let file: FileLocation
  /// The line number, from 1.
  public let line: Int
  public let use: Use
  public let filter: Result<NewsboatFilter, NewsboatFilterError>

  public init(file: FileLocation, line: Int, use: Use, filter: Result<NewsboatFilter, NewsboatFilterError>) {
    self.file = file
    self.line = line
    self.use = use
    self.filter = filter
  }
}

/// Why a filter of Newsboat is left out.
public enum NewsboatFilterError: Error, Hashable, Sendable {
  /// The expression cannot be read at this character, from 1.
  case syntax(column: Int)
  case tooLong
  case tooDeep
  /// There are more than `NewsboatFilter.most` filters.
  case tooMany
  /// The directive needs another number of arguments.
  case arguments
  /// The line would run a program.
  case command
  /// The directive names another configuration file.
  case include(String)
  /// The file cannot be read.
  case unreadable
  /// Newsboat has no such attribute.
  case unknownAttribute(String)
  /// Queries have nothing like the attribute.
  case noCounterpart(String)
  /// Queries have nothing like this comparison of the attribute.
  case notComparable(String, NewsboatOperator)
  /// The literal is no value of the attribute.
  case badLiteral(String, attribute: String)
  /// Queries have no such regular expression.
  case badPattern(String)
  /// The filter would be no valid query.
  case notAQuery
  /// The title has no letter and no digit.
  case badName(String)
  /// Another view has the name.
  case nameTaken(String)
}
