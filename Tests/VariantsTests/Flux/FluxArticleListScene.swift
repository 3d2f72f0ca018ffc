import Domain
import DomainDoubles
import SceneDoubles
import Scenes

@testable import VariantFlux

/// The store and the action creator of the scene, with a second listener at the dispatcher that records every action.
@MainActor
struct FluxArticleListScene {
  typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  let dispatcher: Dispatcher<ArticleListAction>
  let store: ArticleListStore
  let actions = Recorder<ArticleListAction>()
  let shown = Recorder<ArticleList.ViewModel>()
  let routes = Recorder<ArticleList.Route>()

  init(watch: (any SceneTracer)? = nil) {
    dispatcher = Dispatcher(watch: watch)
    store = ArticleListStore(dispatcher: dispatcher)
    dispatcher.register(actions.display)
    ArticleListViewState(display: shown, now: { .sample() }).observe(store)
  }

  func creator(
    list: List = List { _ in .success([]) }, change: Change = Change { _ in .success([]) }
  ) -> ArticleListActionCreator {
    let dependencies = ArticleListDependencies(list: list, change: change, router: routes, display: shown, now: { .sample() })
    return ArticleListActionCreator(dependencies: dependencies, store: store, dispatcher: dispatcher)
  }

  nonisolated static func listing(_ number: Int, _ query: ArticleQuery = .all, telling news: ArticleListNews = .listed) -> Listing {
    Listing(number: number, query: query, news: news)
  }
}
