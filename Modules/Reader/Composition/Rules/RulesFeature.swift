public import CoreComposition
import CoreDomain
import ReaderDomain

/// What happens to articles that arrive.
@MainActor
public struct RulesFeature: Feature {
  let repositories: ReaderRepositories

  var listRules: any UseCase<Void, RuleListing, ReaderError> {
    repositories.tracing.traced(ListRules(rules: repositories.userRules, calendar: SystemTimeZone.calendar))
  }

  var addRule: any UseCase<String, AddedRule, ReaderError> { repositories.tracing.traced(addition) }

  var muteArticles: any UseCase<MuteInput, AddedRule, ReaderError> {
    repositories.tracing.traced(
      MuteArticles(addRule: addition, subscriptions: repositories.subscriptions, articles: repositories.articles))
  }

  private var addition: AddRule {
    AddRule(
      rules: repositories.userRules, subscriptions: repositories.subscriptions, articles: repositories.articles,
      undoHistory: repositories.undoHistory, calendar: SystemTimeZone.calendar)
  }

  var removeRule: any UseCase<String, RemovedRule, ReaderError> {
    repositories.tracing.traced(RemoveRule(rules: repositories.userRules, undoHistory: repositories.undoHistory))
  }

  var testRule: any UseCase<Query, [ArticleSummary], ReaderError> {
    repositories.tracing.traced(
      TestRule(subscriptions: repositories.subscriptions, articles: repositories.articles, calendar: SystemTimeZone.calendar))
  }

  var applyRules: any UseCase<ApplyRulesInput, ApplyRulesResult, ReaderError> {
    repositories.tracing.traced(
      ApplyRules(
        rules: repositories.userRules, subscriptions: repositories.subscriptions, articles: repositories.articles,
        undoHistory: repositories.undoHistory, calendar: SystemTimeZone.calendar))
  }
}
