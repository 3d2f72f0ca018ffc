public import CoreComposition
import CoreDomain
import ReaderDomain

/// What happens to articles that arrive.
@MainActor
public struct RulesFeature: Feature {
  let repositories: ReaderRepositories

  var changeRules: any UseCase<RuleInput, RuleListing, ReadingError> {
    repositories.tracing.traced(
      ChangeRules(
        rules: repositories.rules, views: repositories.views, subscriptions: repositories.subscriptions, articles: repositories.articles,
        undoHistory: repositories.undoHistory, calendar: SystemTimeZone.calendar))
  }

  var testRule: any UseCase<Query, RuleTestResult, ReadingError> {
    repositories.tracing.traced(
      TestRule(subscriptions: repositories.subscriptions, articles: repositories.articles, calendar: SystemTimeZone.calendar))
  }

  var applyRules: any UseCase<ApplyRulesInput, ApplyRulesResult, ReadingError> {
    repositories.tracing.traced(
      ApplyRules(
        rules: repositories.rules, views: repositories.views, subscriptions: repositories.subscriptions, articles: repositories.articles,
        undoHistory: repositories.undoHistory, calendar: SystemTimeZone.calendar))
  }
}
