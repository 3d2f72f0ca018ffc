import CoreComposition
package import CoreScenes
import CoreTerminal
import ReaderPresentation
package import ReaderScenes
import VariantDispatcher
import VariantMV
import VariantMVVM
import VariantRedux
import VariantStoreViewState
import VariantViDRep

/// Creates the article list in one of its presentation architectures.
@MainActor
package enum ArticleListScene {
  /// Creates the scene without tracing.
  /// - Returns: The part of the scene that receives requests.
  package static func make(_ architecture: SceneArchitecture, in dependencies: ArticleListDependencies) -> any Interactor<
    ArticleList.Request
  > {
    make(architecture, in: dependencies, tracing: Tracing(trace: nil))
  }

  /// Creates the scene.
  ///
  /// Tracing uses decorators for VIP, and the architecture's own hook for the others.
  /// - Returns: The part of the scene that receives requests.
  static func make(
    _ architecture: SceneArchitecture, in dependencies: ArticleListDependencies, tracing: Tracing
  ) -> any Interactor<ArticleList.Request> {
    switch architecture {
    case .vip: vip(in: dependencies, tracing: tracing)
    case .mv: MVScene.articleList(in: dependencies)
    case .mvvm: MVVMScene.articleList(in: dependencies)
    case .store: StoreScene.articleList(in: dependencies)
    case .redux: ReduxScene.articleList(in: dependencies)
    case .vidrep: ViDRepScene.articleList(in: dependencies)
    case .dispatcher: DispatcherScene.articleList(in: dependencies)
    }
  }

  /// Creates a session: the list, an article and the number of unread articles, and the words that only the architecture has.
  /// - Parameters:
  ///   - architecture: The architecture of the session.
  ///   - dependencies: The use cases and displays.
  ///   - log: Receives the actions and the tracked events of Redux. Other architectures ignore it.
  ///   - tracing: Traces the session.
  static func makeSession(
    _ architecture: SceneArchitecture, in dependencies: ReadingSessionDependencies, log: SessionLog? = nil, tracing: Tracing
  ) -> DialogueSession<ArticleList.Request> {
    var session =
      switch architecture {
      case .vip: DialogueSession(vipSession(in: dependencies, tracing: tracing))
      case .mv: DialogueSession(MVScene.readingSession(in: dependencies))
      case .mvvm: DialogueSession(MVVMScene.readingSession(in: dependencies))
      case .store: DialogueSession(StoreScene.readingSession(in: dependencies))
      case .redux: reduxSession(ReduxScene.readingSession(in: dependencies, tracker: log, log: log))
      case .vidrep: DialogueSession(ViDRepScene.readingSession(in: dependencies))
      case .dispatcher: dispatcherSession(DispatcherScene.session(in: dependencies))
      }
    session.words += wordsOfOne.filter { $0.architecture != architecture }.map {
      .refused($0.word, architecture: $0.architecture.rawValue)
    }
    return session
  }

  /// The words that only one architecture has.
  private static let wordsOfOne: [(word: String, architecture: SceneArchitecture)] = [
    ("back", .redux), ("forward", .redux), ("log", .dispatcher),
  ]

  private static func reduxSession(_ view: TravellingView) -> DialogueSession<ArticleList.Request> {
    var session = DialogueSession(view)
    session.words = [
      DialogueWord("back", "show the state before the last request; changes nothing that is stored", answer: view.back),
      DialogueWord("forward", "show the state that 'back' left", answer: view.forward),
    ]
    return session
  }

  private static func dispatcherSession(_ view: VariantDispatcher.ArticleListView) -> DialogueSession<ArticleList.Request> {
    var session = DialogueSession(view)
    session.words = [DialogueWord("log", "print the events of this session: number, sender, event") { view.log() }]
    session.interrupt = view.interrupt
    session.close = view.close
    return session
  }

  /// Three scenes, each with its own state.
  private static func vipSession(
    in dependencies: ReadingSessionDependencies, tracing: Tracing
  ) -> any Interactor<ArticleList.Request> {
    let parts = dependencies.list
    let detail = tracing.traced(
      ArticleDetailInteractor(
        read: dependencies.read, presenter: tracing.traced(ArticleDetailPresenter(display: dependencies.detailDisplay)), now: parts.now))
    let count = tracing.traced(
      ArticleCountInteractor(
        count: dependencies.count, presenter: tracing.traced(ArticleCountPresenter(display: dependencies.countDisplay))))
    let list = vip(
      in: ArticleListDependencies(
        list: parts.list, change: parts.change, router: tracing.traced(ArticleListRouter(detail: detail)), display: parts.display,
        now: parts.now), tracing: tracing)
    return ReadingSession(list: list, count: count)
  }

  private static func vip(in dependencies: ArticleListDependencies, tracing: Tracing) -> any Interactor<ArticleList.Request> {
    tracing.traced(
      ArticleListInteractor(
        list: dependencies.list, change: dependencies.change, router: dependencies.router,
        presenter: tracing.traced(ArticleListPresenter(display: dependencies.display)), now: dependencies.now))
  }
}
