/// A regular expression that is searched in linear time: for each character of a text, at most every state of the expression is visited once
/// (Thompson's simulation, https://swtch.com/~rsc/regexp/regexp2.html). An expression may come from a synced file, and Swift's own `Regex`
/// backtracks, so a hostile expression could take forever.
///
/// It knows literals, `.`, `[…]`, `\d`, `\w`, `\s`, `\b` and their opposites, `^`, `$`, `*`, `+`, `?`, `{m,n}`, `|` and `(…)`.
public struct RegularExpression: Hashable, Sendable {
  public let source: String
  /// Whether upper and lower case differ.
  public let isCaseSensitive: Bool
  private let program: RegularExpressionProgram

  /// The maximum number of states. `{m,n}` multiplies them: `((a{9}){9}){9}` has 729.
  public static let mostStates = 1000
  /// The maximum depth of groups.
  public static let deepest = 64

  public init(_ source: String, isCaseSensitive: Bool = false) throws(RegularExpressionError) {
    var parser = RegularExpressionParser(source)
    self.source = source
    self.isCaseSensitive = isCaseSensitive
    program = try RegularExpressionProgram(parser.expression(), isCaseSensitive: isCaseSensitive)
  }

  /// Whether a part of the text matches. `^` and `$` are the ends of the whole text.
  public func matches(_ text: String) -> Bool { program.matches(text, isWhole: false) }

  /// Whether the whole text matches.
  public func matchesWhole(_ text: String) -> Bool { program.matches(text, isWhole: true) }

  public static func == (left: RegularExpression, right: RegularExpression) -> Bool {
    (left.source, left.isCaseSensitive) == (right.source, right.isCaseSensitive)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(isCaseSensitive)
  }
}

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
    /// The expression has more than `RegularExpression.mostStates` states.
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
