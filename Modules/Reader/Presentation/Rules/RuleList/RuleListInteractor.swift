public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists, changes, tests and applies rules.
public final class RuleListInteractor: Interactor {
  private let change: any UseCase<RuleInput, RuleListing, ReadingError>
  private let test: any UseCase<Query, RuleTestResult, ReadingError>
  private let apply: any UseCase<ApplyRulesInput, ApplyRulesResult, ReadingError>
  private let presenter: any Presenter<RuleList.Response>
  private let now: LocalClock

  public init(
    change: any UseCase<RuleInput, RuleListing, ReadingError>, test: any UseCase<Query, RuleTestResult, ReadingError>,
    apply: any UseCase<ApplyRulesInput, ApplyRulesResult, ReadingError>, presenter: any Presenter<RuleList.Response>,
    now: @escaping LocalClock
  ) {
    self.change = change
    self.test = test
    self.apply = apply
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: RuleList.Request) async {
    do throws(ReadingError) {
      switch request {
      case .rules(let input): presenter.present(.listed(try await change(input), input, now: now()))
      case .test(let query): presenter.present(.tested(try await test(query), now: now()))
      case .apply(let input): presenter.present(.applied(try await apply(input)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
