/// The rules of the file.
public struct RuleListing: Hashable, Sendable {
  public let rules: [ListedRule]
  /// The errors of invalid lines.
  public let errors: [RuleError]

  public init(rules: [ListedRule], errors: [RuleError] = []) {
    self.rules = rules
    self.errors = errors
  }
}
