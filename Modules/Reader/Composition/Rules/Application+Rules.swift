public import CoreComposition
public import CoreScenes
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

/// The rules of the user.
extension Application {
  /// The scene that lists, changes, tests and applies rules.
  public func ruleList(isDryRun: Bool = false) -> any Interactor<RuleList.Request> {
    ruleList(display: display(text: RuleListTextDisplay(terminal: terminal)), isDryRun: isDryRun)
  }

  func ruleList(display: any Display<RuleList.ViewModel>, isDryRun: Bool = false) -> any Interactor<RuleList.Request> {
    let rules = RulesFeature(repositories: repositories(isDryRun: isDryRun))
    return tracing.traced(
      RuleListInteractor(
        list: rules.listRules, add: rules.addRule, mute: rules.muteArticles, remove: rules.removeRule, test: rules.testRule,
        apply: rules.applyRules,
        presenter: tracing.traced(RuleListPresenter(display: display)), now: SystemTimeZone.now))
  }
}
