import CoreDomain

/// The rules of the file.
public struct RuleListing: Hashable, Sendable {
  public let rules: [ListedRule]
  /// The wrong lines.
  public let errors: [RuleError]

  public init(rules: [ListedRule], errors: [RuleError] = []) {
    self.rules = rules
    self.errors = errors
  }
}
