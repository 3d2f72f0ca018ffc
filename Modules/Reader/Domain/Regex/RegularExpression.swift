/// A regular expression that matches in linear time: for each character of a text, each state of the expression is visited at most once
/// (Thompson's algorithm, https://swtch.com/~rsc/regexp/regexp2.html). An expression may come from a synced file. Swift's own `Regex`
/// backtracks, so a hostile expression could take forever.
///
/// It supports literals, `.`, `[…]`, `\d`, `\w`, `\s`, `\b` and their opposites, `^`, `$`, `*`, `+`, `?`, `{m,n}`, `|` and `(…)`.
public struct RegularExpression: Hashable, Sendable {
  public let source: String
  /// Whether upper and lower case differ.
  public let isCaseSensitive: Bool
  private let program: RegularExpressionProgram

  /// The maximum number of states. `{m,n}` multiplies them: `((a{9}){9}){9}` has 729.
  public static let maximumStates = 1000
  /// The maximum depth of nested groups.
  public static let deepest = 64

  public init(_ source: String, isCaseSensitive: Bool = false) throws(RegularExpressionError) {
    var parser = RegularExpressionParser(source)
    self.source = source
    self.isCaseSensitive = isCaseSensitive
    program = try RegularExpressionProgram(parser.expression(), isCaseSensitive: isCaseSensitive)
  }

  /// Whether a part of the text matches. `^` and `$` match at the start and the end of the whole text.
  public func matches(_ text: String) -> Bool { program.matches(text, isWhole: false) }

  public func matchesWhole(_ text: String) -> Bool { program.matches(text, isWhole: true) }

  public static func == (left: RegularExpression, right: RegularExpression) -> Bool {
    (left.source, left.isCaseSensitive) == (right.source, right.isCaseSensitive)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(isCaseSensitive)
  }
}
