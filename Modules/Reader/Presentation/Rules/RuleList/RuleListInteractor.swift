public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists, changes, tests and applies rules.
public final class RuleListInteractor: Interactor {
  private let list: any UseCase<Void, RuleListing, ReaderError>
  private let add: any UseCase<String, AddedRule, ReaderError>
  private let mute: any UseCase<MuteInput, AddedRule, ReaderError>
  private let remove: any UseCase<String, RemovedRule, ReaderError>
  private let test: any UseCase<Query, [ArticleSummary], ReaderError>
  private let apply: any UseCase<ApplyRulesInput, ApplyRulesResult, ReaderError>
  private let presenter: any Presenter<RuleList.Response>
  private let now: LocalClock

  public init(
    list: any UseCase<Void, RuleListing, ReaderError>, add: any UseCase<String, AddedRule, ReaderError>,
    mute: any UseCase<MuteInput, AddedRule, ReaderError>, remove: any UseCase<String, RemovedRule, ReaderError>,
    test: any UseCase<Query, [ArticleSummary], ReaderError>,
    apply: any UseCase<ApplyRulesInput, ApplyRulesResult, ReaderError>, presenter: any Presenter<RuleList.Response>,
    now: @escaping LocalClock
  ) {
    self.list = list
    self.add = add
    self.mute = mute
    self.remove = remove
    self.test = test
    self.apply = apply
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: RuleList.Request) async {
    do throws(ReaderError) {
      switch request {
      case .list: presenter.present(.listed(try await list(()), now: now()))
      case .add(let text): presenter.present(.added(try await add(text)))
      case .mute(let input): presenter.present(.added(try await mute(input)))
      case .remove(let text): presenter.present(.removed(try await remove(text)))
      case .test(let query): presenter.present(.tested(try await test(query), now: now()))
      case .apply(let input): presenter.present(.applied(try await apply(input)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
