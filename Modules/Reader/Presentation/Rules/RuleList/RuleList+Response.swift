public import ReaderDomain
public import ReaderScenes

extension RuleList {
  public enum Response: Hashable, Sendable {
    /// The rules, after a change if there was one.
    case listed(RuleListing, RuleInput, now: LocalTime)
    /// What a rule would have hit.
    case tested(RuleTestResult, now: LocalTime)
    /// The rules were applied to the stored articles.
    case applied(ApplyRulesResult)
    case failed(ReadingError)
  }
}
