/// A change of the rules file.
public enum RuleChange: Hashable, Sendable {
  /// Adds a rule at the end.
  case add(ArticleRule)
  case remove(RuleDocument.Entry)
  /// Puts a removed line back in its place, counted from 1, or at the end of a shorter file. Does nothing if the line is there already.
  case putBack(String, line: Int)
}
