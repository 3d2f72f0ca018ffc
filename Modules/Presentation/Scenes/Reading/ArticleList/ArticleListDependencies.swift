public import Domain

/// The dependencies of the article list, the same for all presentation architectures: use cases, router, display, current time.
@MainActor
public struct ArticleListDependencies {
  /// Finds the articles that match a query.
  public let list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
  public let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  public let router: any Router<ArticleList.Route>
  public let display: any Display<ArticleList.ViewModel>
  public let now: CurrentTime
  /// Observes messages at the architecture's own hook; nil without `--trace`.
  public let watch: (any SceneTracer)?

  public init(
    list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>, change: any UseCase<StatusChange, StatusChangeResult, ReadingError>,
    router: any Router<ArticleList.Route>, display: any Display<ArticleList.ViewModel>, now: @escaping CurrentTime,
    watch: (any SceneTracer)? = nil
  ) {
    self.list = list
    self.change = change
    self.router = router
    self.display = display
    self.now = now
    self.watch = watch
  }
}
