import CoreScenes
import ReaderScenes

/// Leaves the routes of the list to the application.
struct ApplicationRouter: ArticleListRouterDelegate {
  let router: any Router<ArticleList.Route>

  func sceneNeedsRoute(to route: ArticleListRoute) async {
    await router.go(to: route)
  }
}

/// Opens articles beside the list. It keeps the scene of the article, as a navigation view does.
struct ReadingSessionRouter: ArticleListRouterDelegate {
  let detail: ArticleDetailScene

  func sceneNeedsRoute(to route: ArticleListRoute) async {
    switch route {
    case .article(let reference): await detail.appear(for: reference)
    }
  }
}
