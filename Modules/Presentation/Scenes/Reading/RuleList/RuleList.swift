public import Domain

/// The scene that lists and changes the user's rules, and says what they do.
public enum RuleList {
  public enum Request: Hashable, Sendable {
    /// List the rules, or change them.
    case rules(RuleInput)
    /// Show what a rule with this query would have hit in the last days.
    case test(Query)
    /// Apply the rules to the articles that are stored.
    case apply(ApplyRulesInput)
  }

  public typealias ViewModel = SentencesViewModel
}
