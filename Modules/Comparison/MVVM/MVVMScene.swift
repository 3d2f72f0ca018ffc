public import CoreScenes
public import ReaderScenes

/// The article list as a view that observes a view model, on top of the use cases and repositories of Domain.
///
/// ```
///   user   -> ArticleListView -> ArticleListViewModel -> UseCase -> Repository
///   screen <- ArticleListView <~ ArticleListViewModel <-
///                            observes
/// ```
///
/// A reading session has three such pairs, and a view around them that passes on the requests. No view model knows another one.
public enum MVVMScene {
  /// Connects the view and its view model to their dependencies. Their `watch` observes the intents that the view sends to the view model.
  /// The view model's properties are observed, not sent, so `watch` does not see them.
  @MainActor
  public static func articleList(in dependencies: ArticleListDependencies) -> any Interactor<ArticleList.Request> {
    let viewModel = ArticleListViewModel(list: dependencies.list, change: dependencies.change, router: dependencies.router)
    return ArticleListView(viewModel: viewModel, display: dependencies.display, now: dependencies.now, watch: dependencies.watch)
  }

  /// A list, an article and a count of unread articles, each with a view model of its own.
  ///
  /// The view models share no state: after `open`, the row and the count stay as they were until the next list request.
  @MainActor
  public static func readingSession(in dependencies: ReadingSessionDependencies) -> any Interactor<ArticleList.Request> {
    let list = dependencies.list
    let count = ArticleCountView(
      viewModel: ArticleCountViewModel(count: dependencies.count), display: dependencies.countDisplay, wording: dependencies.countWording,
      watch: list.watch)
    let detail = ArticleDetailView(
      viewModel: ArticleDetailViewModel(read: dependencies.read), display: dependencies.detailDisplay,
      wording: { [wording = dependencies.detailWording] in wording($0, list.now()) }, watch: list.watch)
    let articles = ArticleListView(
      viewModel: ArticleListViewModel(list: list.list, change: list.change, router: list.router), display: list.display, now: list.now,
      watch: list.watch, articlesChanged: count.recount)
    return ReadingSessionView(list: articles, detail: detail, count: count)
  }
}
