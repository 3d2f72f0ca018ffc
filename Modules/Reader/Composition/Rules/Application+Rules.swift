public import CoreComposition
import CoreDomain
public import CoreScenes
import ReaderData
import ReaderDomain
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

/// The rules of the user.
extension Application {
  /// What is wrong with the rules, for the first screen, which does not wait for the rules of other devices. It is no request, and not traced.
  func ruleMistakes() async -> [Message] {
    let rules = UserRules(
      rules: FileRuleStore(directory: platform.directory, executor: platform.files),
      views: FileViewStore(directory: platform.directory, executor: platform.files))
    do throws(ReaderError) {
      return RuleErrorWording.messages(for: try await ListRules(rules: rules, calendar: SystemTimeZone.calendar)(()).errors)
    } catch {
      return [ReaderErrorWording.message(for: error)]
    }
  }

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
