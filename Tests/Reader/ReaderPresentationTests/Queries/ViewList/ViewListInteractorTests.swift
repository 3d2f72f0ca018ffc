import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("ViewListInteractor")
struct ViewListInteractorTests {
  private nonisolated static let view = SavedView((try? ViewName("tea")) ?? { fatalError("a name") }(), "green")
  private nonisolated static let listed = ListedViews([], StoredViews(.none))
  private nonisolated static let result = SavedViewResult(view.name, before: nil, after: view)

  private typealias List = Stub<ListViewsInput, ListedViews, ReaderError>

  private func interactor(
    _ presenter: Recorder<ViewList.Response>, list: List = List { _ in .success(ViewListInteractorTests.listed) },
    failing error: ReaderError? = nil
  ) -> ViewListInteractor {
    let result: Result<SavedViewResult, ReaderError> = error.map { .failure($0) } ?? .success(Self.result)
    return ViewListInteractor(
      list: list, save: Stub<SaveViewInput, SavedViewResult, ReaderError> { _ in result },
      remove: Stub<String, SavedViewResult, ReaderError> { _ in result }, presenter: presenter, now: { .sample() })
  }

  @Test("each request has its answer")
  func answers() async {
    let presenter = Recorder<ViewList.Response>()
    let interactor = interactor(presenter)
    for request in [
      ViewList.Request.show, .showBesideFeeds, .showOne("tea"), .save(SaveViewInput(name: "tea", query: "green")), .remove("tea"),
    ] {
      await interactor.perform(request)
    }
    #expect(
      presenter.values == [
        .listed(Self.listed, isBesideFeeds: false), .listed(Self.listed, isBesideFeeds: true), .shown(Self.listed), .saved(Self.result),
        .removed(Self.result),
      ])
  }

  @Test("one view is asked for by its name, and all without")
  func inputs() async {
    let list = List { _ in .success(Self.listed) }
    let interactor = interactor(Recorder(), list: list)
    for request in [ViewList.Request.show, .showOne("tea"), .showBesideFeeds] { await interactor.perform(request) }
    #expect(await list.inputs.map(\.name) == [nil, "tea", nil])
    #expect(await list.inputs.map(\.countsTexts) == [true, true, false])
  }

  @Test("errors are presented, and those beside the feeds as such")
  func errors() async {
    let presenter = Recorder<ViewList.Response>()
    let interactor = interactor(presenter, list: List { _ in .failure(.cancelled) }, failing: .view(.tooMany))
    for request in [
      ViewList.Request.show, .showBesideFeeds, .showOne("tea"), .save(SaveViewInput(name: "tea", query: "green")), .remove("tea"),
    ] {
      await interactor.perform(request)
    }
    #expect(
      presenter.values == [
        .failed(.cancelled), .failed(.cancelled, isBesideFeeds: true), .failed(.cancelled), .failed(.view(.tooMany)),
        .failed(.view(.tooMany)),
      ])
  }
}
