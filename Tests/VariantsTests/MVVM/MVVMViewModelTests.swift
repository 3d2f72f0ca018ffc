import Domain
import DomainDoubles
import Observation
import SceneDoubles
import Scenes
import Testing

@testable import VariantMVVM

/// The strength of MVVM: tests drive the scene without a view, with one line per intent, and read its state.
@MainActor @Suite("View model of MVVM")
struct MVVMViewModelTests {
  private typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
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

  @Test("the view model shows nothing before the first list, and nothing when it opens an article")
  func beginsEmpty() async {
    let viewModel = viewModel()
    await viewModel.open(ArticleReference("ab12"))
    #expect(viewModel.frame == nil)
    #expect(routes.values == [.article(ArticleReference("ab12"))])
  }

  @Test("the view model shows that a list is loading, and keeps the current list")
  func loads() async {
    let list = List { _ in .success([Self.unread]) }
    let viewModel = viewModel(list: list)
    await viewModel.show(.show(ArticleQuery(lacking: [.read])))
    #expect(viewModel.frame?.content == ArticleListWording.listed([Self.unread], now: .sample()))
    await list.hold()
    let search = Task { await viewModel.show(.search("tea")) }
    await list.called(times: 2)
    #expect(viewModel.frame?.content == ArticleListWording.loading(among: [Self.unread], now: .sample()))
    await list.release(1)
    await search.value
    #expect(await list.inputs.last == ArticleQuery(lacking: [.read], words: ["tea"]))
  }

  @Test("after a change, the view model shows the stored list, or without a list the changed articles")
  func changes() async {
    let viewModel = viewModel(list: List(inTurn: .success([Self.unread]), .success([Self.read])))
    await viewModel.apply(Self.requested)
    #expect(viewModel.frame?.content == ArticleListWording.changed([Self.read], Self.requested, among: nil, now: .sample()))
    await viewModel.show(.show(.all))
    await viewModel.apply(Self.requested)
    #expect(viewModel.frame?.content == ArticleListWording.changed([Self.read], Self.requested, among: [Self.read], now: .sample()))
  }

  @Test("a read that a later one has overtaken changes nothing", arguments: [false, true])
  func dropsOvertaken(fails: Bool) async {
    let list = List(inTurn: fails ? .failure(.cancelled) : .success([]), .success([Self.unread]))
    await list.hold()
    let viewModel = viewModel(list: list)
    let first = Task { await viewModel.show(.show(.all)) }
    await list.called(times: 1)
    let second = Task { await viewModel.show(.search("tea")) }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    let atSecond = viewModel.frame
    await list.release(0)
    await first.value
    #expect(viewModel.frame == atSecond)
  }

  @Test("the view model notifies its observers even when the content stays the same")
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
