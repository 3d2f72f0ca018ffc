public import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The dependencies of the article list, the same for all presentation architectures: use cases, router, display, current time.
@MainActor
public struct ArticleListDependencies {
  /// Finds the articles that match a query.
  public let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  public let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  public let router: any Router<ArticleList.Route>
  public let display: any Display<ArticleList.ViewModel>
  public let now: LocalClock
  /// Observes messages at the architecture's own hook; nil without `--trace`.
  public let watch: (any SceneTracer)?

  public init(
    list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>,
    change: any UseCase<StatusChange, StatusChangeResult, ReadingError>,
    router: any Router<ArticleList.Route>, display: any Display<ArticleList.ViewModel>, now: @escaping LocalClock,
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

/// The dependencies of a reading session: a list, an article and the number of unread articles, shown together.
///
/// A session performs the requests of the list. `show` also counts the unread articles of all feeds, and `refreshed` counts them again.
/// `open` shows the article in the session's own detail view instead of a route, and the article is then read.
@MainActor
public struct ReadingSessionDependencies {
  /// The dependencies of the list. The session does not use their router.
  public let list: ArticleListDependencies
  /// Opens an article and marks it read.
  public let read: any UseCase<ArticleReference, ArticleDetails, ReadingError>
  public let count: any UseCase<ArticleQuery, Int, ReadingError>
  public let detailDisplay: any Display<ArticleDetail.ViewModel>
  public let countDisplay: any Display<ArticleCount.ViewModel>
  /// Words an opened article, the same for all presentation architectures.
  public let detailWording: @Sendable (Result<ArticleDetails, ReadingError>, LocalTime) -> ArticleDetail.ViewModel
  /// Words a count, the same for all presentation architectures.
  public let countWording: @Sendable (Result<Int, ReadingError>) -> ArticleCount.ViewModel

  public init(
    list: ArticleListDependencies, read: any UseCase<ArticleReference, ArticleDetails, ReadingError>,
    count: any UseCase<ArticleQuery, Int, ReadingError>, detailDisplay: any Display<ArticleDetail.ViewModel>,
    countDisplay: any Display<ArticleCount.ViewModel>,
    detailWording: @escaping @Sendable (Result<ArticleDetails, ReadingError>, LocalTime) -> ArticleDetail.ViewModel,
    countWording: @escaping @Sendable (Result<Int, ReadingError>) -> ArticleCount.ViewModel
  ) {
    self.list = list
    self.read = read
    self.count = count
    self.detailDisplay = detailDisplay
    self.countDisplay = countDisplay
    self.detailWording = detailWording
    self.countWording = countWording
  }

  /// The articles that a session counts.
  public nonisolated static let counted = ArticleQuery(lacking: [.read])
}
