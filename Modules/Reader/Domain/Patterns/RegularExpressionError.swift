/// Why a text is no regular expression.
public struct RegularExpressionError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// A group or a set has no end.
    case unclosed
    /// A `)` has no beginning.
    case unopened
    /// A `*`, `+`, `?` or `{` has nothing to repeat, or repeats a repetition.
    case nothingToRepeat
    /// The numbers in braces are missing, or the first one is larger.
    case badRepetition
    /// The last member of a range in a set comes before the first.
    case badRange
    /// The letter behind a backslash has no meaning.
    case unknownEscape
    /// A group is deeper than `RegularExpression.deepest`.
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
