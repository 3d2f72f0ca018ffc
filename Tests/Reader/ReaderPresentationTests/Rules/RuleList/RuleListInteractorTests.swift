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
  private static let applied = ApplyRulesResult(counts: [:], edits: [], articles: 0)

  private func responses(to request: RuleList.Request, failing error: ReadingError? = nil) async -> [RuleList.Response] {
    let presenter = Recorder<RuleList.Response>()
    func result<Value>(_ value: Value) -> Result<Value, ReadingError> { error.map { .failure($0) } ?? .success(value) }
    let (listing, tested, applied) = (
      result(Self.listing), result(RuleTestResult(count: 0, first: [])), result(Self.applied)
    )
    await RuleListInteractor(
      change: Stub<RuleInput, RuleListing, ReadingError> { _ in listing }, test: Stub<Query, RuleTestResult, ReadingError> { _ in tested },
      apply: Stub<ApplyRulesInput, ApplyRulesResult, ReadingError> { _ in applied }, presenter: presenter, now: { .sample() }
    ).perform(request)
    return presenter.values
  }

  @Test("each request has its answer")
  func answers() async {
    #expect(await responses(to: .rules(.remove("1"))) == [.listed(Self.listing, .remove("1"), now: .sample())])
    #expect(await responses(to: .test(.all)) == [.tested(RuleTestResult(count: 0, first: []), now: .sample())])
    #expect(await responses(to: .apply(ApplyRulesInput())) == [.applied(Self.applied)])
  }

  @Test(
    "an error is presented, whatever failed",
    arguments: [RuleList.Request.rules(.list), .test(.all), .apply(ApplyRulesInput(isDryRun: true))])
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
