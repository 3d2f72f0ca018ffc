/// Why a text is not a valid regular expression.
public struct RegularExpressionError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The end of a group or a set is missing.
    case unclosed
    /// The `(` for a `)` is missing.
    case unopened
    /// A `*`, `+`, `?` or `{` has nothing to repeat, or repeats a repetition.
    case nothingToRepeat
    /// The numbers in braces are missing, or the first one is larger.
    case badRepetition
    /// The last member of a range in a set comes before the first.
    case badRange
    /// A set contains a class by name, such as `[:alpha:]`, of POSIX.
    case namedClass
    /// The letter after a backslash has no meaning.
    case unknownEscape
    /// Groups are nested deeper than `RegularExpression.deepest`.
    case tooDeep
    /// The expression has more than `RegularExpression.maximumStates` states.
    case tooLarge
  }

  public let reason: Reason
  /// The number of Unicode scalars before the error.
  public let offset: Int

  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
