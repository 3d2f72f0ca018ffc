import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

/// The code of the page SwiftUI.md: all of an app with a graphical interface but its view.
@MainActor @Suite("An app with a graphical interface")
struct GraphicalAppTests {
  /// A list of articles, as a view keeps it.
  @MainActor
  struct ArticlesModel {
    let display = ObservedDisplay<ArticleList.ViewModel>()
    let interactor: any Interactor<ArticleList.Request>

    init(
      subscriptions: any SubscriptionRepository, articles: any ArticleRepository, undoHistory: any UndoHistory,
      router: any Router<ArticleList.Route>, now: @escaping LocalClock
    ) {
      interactor = ArticleListInteractor(
        list: ListArticles(subscriptions: subscriptions, articles: articles),
        change: MarkArticles(subscriptions: subscriptions, articles: articles, undoHistory: undoHistory),
        router: router, presenter: ArticleListPresenter(display: display), now: now)
    }
  }

  private struct NoRouter: Router {
    func go(to route: ArticleList.Route) async {}
  }

  @Test("a view that keeps the display shows the list, and the list after a change")
  func list() async {
    let feed = Subscription.sample()
    let article = Article.sample(feed: feed.id)
    let model = ArticlesModel(
      subscriptions: MemorySubscriptionRepository([feed]), articles: MemoryArticleRepository([.sample(article)]),
      undoHistory: MemoryUndoHistory(), router: NoRouter(), now: { .sample() })
    #expect(model.display.viewModel == nil)
    await model.interactor.perform(.show(.all))
    #expect(model.display.viewModel?.rows.map(\.title) == [article.title])
    await model.interactor.perform(.change(StatusChange(.articles([ArticleReference(article.id)]), .set(.starred, true))))
    #expect(model.display.viewModel?.rows.map(\.status.isStarred) == [true])
  }
}
