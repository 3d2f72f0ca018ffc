public import ReaderDomain
public import ReaderScenes

extension RuleList {
  public enum Response: Hashable, Sendable {
    case listed(RuleListing, now: LocalTime)
    case added(AddedRule)
    case removed(RemovedRule)
    /// What a rule would have hit.
    case tested([ArticleSummary], now: LocalTime)
    /// The rules were applied to the stored articles.
    case applied(ApplyRulesResult)
    case failed(ReaderError)
  }
}
