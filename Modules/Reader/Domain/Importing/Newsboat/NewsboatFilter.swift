/// A filter expression of Newsboat as Newsboat reads it: `and` and `or` have the same precedence, and group from left to right
/// (https://newsboat.org/releases/2.21/docs/newsboat.html#_filter_language).
public indirect enum NewsboatFilter: Hashable, Sendable {
  /// All of at least two filters.
  case all([NewsboatFilter])
  /// One of at least two filters.
  case any([NewsboatFilter])
  case comparison(String, NewsboatOperator, String)

  /// The maximum length of an expression in bytes.
  public static let maximumBytes = Query.maximumBytes
  /// The maximum depth of parentheses.
  public static let deepest = Query.deepest
  /// The maximum number of expressions of an import.
  public static let maximum = 1_000
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
