/// Why the rules cannot be changed.
public enum RuleChangeError: Hashable, Sendable {
  /// The text is not a rule.
  case badRule(RuleError)
  /// No rule has this number or contains this text.
  case notFound(String)
  /// Several rules contain this text.
  case ambiguous(String, matches: [RuleDocument.Entry])
  /// The file of rules is full (`RuleDocument.maximumRules`, `RuleDocument.maximumBytes`).
  case tooMany
}
