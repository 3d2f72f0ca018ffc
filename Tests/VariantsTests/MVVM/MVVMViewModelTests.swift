import Domain
import DomainDoubles
import Observation
import SceneDoubles
import Scenes
import Testing

@testable import VariantMVVM

/// What MVVM makes easy: the scene is driven without a view, an intent a line, and its state is read.
@MainActor @Suite("The view model of MVVM")
struct MVVMViewModelTests {
  private typealias List = Stub<ArticleQuery, [ArticleSummary], ReadingError>
  private typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  private nonisolated static let unread = ArticleSummary.sample()
  private nonisolated static let read = ArticleSummary.sample(marks: [.read])
  private nonisolated static let requested = StatusChange(.matching(.all), .set(.read, true))
  private let routes = Recorder<ArticleList.Route>()

  private func viewModel(
    list: List = List { _ in .success([unread]) }, change: Change = Change { _ in .success([read]) }
  ) -> ArticleListViewModel {
    ArticleListViewModel(list: list, change: change, router: routes, now: { .sample() })
  }

  @Test("shows nothing before it is asked, and nothing of going elsewhere")
  func beginsEmpty() async {
    let viewModel = viewModel()
    await viewModel.open(ArticleReference("ab12"))
    #expect(viewModel.frame == nil)
    #expect(routes.values == [.article(ArticleReference("ab12"))])
  }

  @Test("shows the list that it waits for, among the one that it has")
  func loads() async {
    let list = List { _ in .success([Self.unread]) }
    let viewModel = viewModel(list: list)
    await viewModel.show(ArticleQuery(lacking: [.read]))
    #expect(viewModel.frame?.content == ArticleListWording.listed([Self.unread], now: .sample()))
    await list.hold()
    let search = Task { await viewModel.search("tea") }
    await list.called(times: 2)
    #expect(viewModel.frame?.content == ArticleListWording.loading(among: [Self.unread], now: .sample()))
    await list.release(1)
    await search.value
    #expect(await list.inputs.last == ArticleQuery(lacking: [.read], words: ["tea"]))
  }

  @Test("after a change it shows the list that is stored then, or, without one, what was changed")
  func changes() async {
    let viewModel = viewModel(list: List(inTurn: .success([Self.unread]), .success([Self.read])))
    await viewModel.apply(Self.requested)
    #expect(viewModel.frame?.content == ArticleListWording.changed([Self.read], Self.requested, among: nil, now: .sample()))
    await viewModel.show(.all)
    await viewModel.apply(Self.requested)
    #expect(viewModel.frame?.content == ArticleListWording.changed([Self.read], Self.requested, among: [Self.read], now: .sample()))
  }

  @Test("a reading that a later one has overtaken changes nothing", arguments: [false, true])
  func dropsOvertaken(fails: Bool) async {
    let list = List(inTurn: fails ? .failure(.cancelled) : .success([]), .success([Self.unread]))
    await list.hold()
    let viewModel = viewModel(list: list)
    let first = Task { await viewModel.show(.all) }
    await list.called(times: 1)
    let second = Task { await viewModel.search("tea") }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    let atSecond = viewModel.frame
    await list.release(0)
    await first.value
    #expect(viewModel.frame == atSecond)
  }

  @Test("tells its observers even of what is the same again")
  func tellsOfTheSame() async {
    let viewModel = viewModel()
    viewModel.refuse("dance")
    await confirmation { isTold in
      withObservationTracking {
        _ = viewModel.frame
      } onChange: {
        isTold()
      }
      viewModel.refuse("dance")
    }
    #expect(viewModel.frame == Frame(number: 2, content: ArticleListWording.notUnderstood("dance", among: nil, now: .sample())))
  }
}
