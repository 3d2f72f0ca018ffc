import CoreDoubles
import Observation
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantViDRep

/// Everything that the list scene asks for, in one class, as a preview has it.
@MainActor
private final class Mock: ArticleListRouterDelegate, ArticleListDispatcherObject, ArticleListRepositoryObject {
  private(set) var routes: [ArticleListRoute] = []
  private(set) var actions: [ArticleListAction] = []
  private var observers = RepositoryObservers()
  var shown = ArticleListState(listed: nil, answer: .init(.none)) { didSet { observers.notify() } }

  func sceneNeedsRoute(to route: ArticleListRoute) async { routes.append(route) }
  func runAction(_ action: ArticleListAction) async { actions.append(action) }
  func state() -> ArticleListState { shown }
  func observe(_ observer: any RepositoryObserver) { observers.add(observer) }
}

@MainActor @Suite("List scene of ViDRep")
struct ViDRepSceneTests {
  private let mock = Mock()
  private let display = Recorder<ArticleList.ViewModel>()

  private func scene() -> ArticleListScene {
    ArticleListScene(routerDelegate: mock, dispatcher: mock, repository: mock, display: display, now: { .sample() })
  }

  @Test("one mock drives the scene: actions, routes and every state")
  func preview() async {
    let scene = scene()
    let change = StatusChange([ArticleReference("ab12")], .toggle(.read))
    await scene.perform(.show(.all))
    await scene.perform(.change(change))
    await scene.perform(.open(ArticleReference("ab12")))
    #expect(mock.actions == [.list(.show(.all)), .change(change)])
    #expect(mock.routes == [.article(ArticleReference("ab12"))])
    let list: ListedArticles = [.sample()]
    let phases: [ArticleListAnswer.Phase] = [
      .fetching, .retrieved(.listed), .retrieved(.changed([.sample()], change)), .failed(.cancelled),
    ]
    for phase in phases { mock.shown = ArticleListState(listed: list, answer: .init(phase)) }
    #expect(
      display.values == [
        ArticleListWording.loading(among: list, now: .sample()), ArticleListWording.listed(list, now: .sample()),
        ArticleListWording.changed([.sample()], change, among: list, now: .sample()),
        ArticleListWording.failed(.cancelled, among: list, now: .sample()),
      ])
  }

  @Test("the scene draws each answer once, and an equal answer again, because it is a new one")
  func drawsOnce() {
    let scene = scene()
    let answer = ArticleListAnswer(.retrieved(.listed))
    for answer in [answer, answer, ArticleListAnswer(.retrieved(.listed))] { mock.shown = ArticleListState(listed: [], answer: answer) }
    #expect(display.values.count == 2)
    withExtendedLifetime(scene) {}
  }

  @Test("an unknown command is answered among the current list, without an action")
  func notUnderstood() async {
    mock.shown = ArticleListState(listed: [.sample()], answer: .init(.retrieved(.listed)))
    await scene().perform(.notUnderstood("dance"))
    #expect(display.values == [ArticleListWording.notUnderstood("dance", among: [.sample()], now: .sample())])
    #expect(mock.actions.isEmpty)
  }

  @Test("a closed scene draws no more")
  func closed() {
    var scene: ArticleListScene? = scene()
    mock.shown = ArticleListState(listed: nil, answer: .init(.fetching))
    withExtendedLifetime(scene) {}
    scene = nil
    mock.shown = ArticleListState(listed: [], answer: .init(.retrieved(.listed)))
    #expect(display.values.count == 1)
  }

  @Test("the repository is observable for SwiftUI too: a read of a state is tracked")
  func observable() {
    let repository = ReadingRepository()
    let changes = Recorder<Bool>()
    withObservationTracking {
      _ = repository.state() as ArticleListState
    } onChange: {
      MainActor.assumeIsolated { changes.display(true) }
    }
    repository.unread = .init(.retrieved(3))
    #expect(changes.values.isEmpty)
    repository.listing.answer = .init(.retrieved(.listed))
    #expect(changes.values == [true])
  }
}
