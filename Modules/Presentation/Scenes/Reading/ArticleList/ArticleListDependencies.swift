public import Domain

/// What the scene of the article list meets outside of itself, whichever way it is driven: the use cases that it runs, the ways that lead
/// out of it, the display that draws it, the time.
@MainActor
public struct ArticleListDependencies {
  /// Finds the articles that a query means.
  public let list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
  /// Changes the status of articles.
  public let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  /// The ways out.
  public let router: any Router<ArticleList.Route>
  /// What draws the scene.
  public let display: any Display<ArticleList.ViewModel>
  /// The time.
  public let now: CurrentTime
  /// Watches what passes through the scene's own seam, where it has one.
  public let watch: (any SceneTracer)?

  /// Names the surroundings.
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
