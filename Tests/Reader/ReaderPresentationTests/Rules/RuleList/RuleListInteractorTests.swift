import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("RuleListInteractor")
struct RuleListInteractorTests {
  private static let listing = RuleListing(rules: [])
  private static let document = RuleDocument("when tea => hide")
  private static let added = AddedRule(document.entries[0].rule, listed: nil, effect: RuleEffect(count: 0, all: 0))
  private static let muted = AddedRule(document.entries[0].rule, listed: nil, hidden: 1, effect: RuleEffect(count: 1, all: 1))
  private static let removed = RemovedRule(document.entries[0])
  private static let applied = ApplyRulesResult(counts: [:], edits: [], articles: 0)

  private func responses(to request: RuleList.Request, failing error: ReaderError? = nil) async -> [RuleList.Response] {
    let presenter = Recorder<RuleList.Response>()
    func result<Value>(_ value: Value) -> Result<Value, ReaderError> { error.map { .failure($0) } ?? .success(value) }
    let (listing, added, muted, removed) = (result(Self.listing), result(Self.added), result(Self.muted), result(Self.removed))
    let (tested, applied) = (result([ArticleSummary]()), result(Self.applied))
    await RuleListInteractor(
      list: Stub<Void, RuleListing, ReaderError> { _ in listing }, add: Stub<String, AddedRule, ReaderError> { _ in added },
      mute: Stub<MuteInput, AddedRule, ReaderError> { _ in muted }, remove: Stub<String, RemovedRule, ReaderError> { _ in removed },
      test: Stub<Query, [ArticleSummary], ReaderError> { _ in tested },
      apply: Stub<ApplyRulesInput, ApplyRulesResult, ReaderError> { _ in applied }, presenter: presenter, now: { .sample() }
    ).perform(request)
    return presenter.values
  }

  @Test("each request has its answer")
  func answers() async {
    #expect(await responses(to: .list) == [.listed(Self.listing, now: .sample())])
    #expect(await responses(to: .add("when tea => hide")) == [.added(Self.added)])
    #expect(await responses(to: .mute(MuteInput(.query("tea"), for: nil))) == [.added(Self.muted)])
    #expect(await responses(to: .remove("1")) == [.removed(Self.removed)])
    #expect(await responses(to: .test(.all)) == [.tested([], now: .sample())])
    #expect(await responses(to: .apply(ApplyRulesInput())) == [.applied(Self.applied)])
  }

  @Test(
    "an error is presented, whatever failed",
    arguments: [
      RuleList.Request.list, .add("x"), .mute(MuteInput(.query("x"), for: nil)), .remove("9"), .test(.all),
      .apply(ApplyRulesInput(isDryRun: true)),
    ])
  func fails(request: RuleList.Request) async {
    #expect(await responses(to: request, failing: .rule(.notFound("9"))) == [.failed(.rule(.notFound("9")))])
  }

  @Test("what is presented is displayed")
  func displays() {
    let display = Recorder<RuleList.ViewModel>()
    RuleListPresenter(display: display).present(.applied(Self.applied))
    #expect(display.values.map(\.lines) == [["No rule changed an article."]])
  }
}
