public import CoreComposition
import CoreDomain
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

/// The scenes of articles.
extension Application {
  var articles: ArticlesFeature { ArticlesFeature(repositories: repositories) }

  /// The scene that lists articles and changes their status.
  public func articleList(isDryRun: Bool = false) async -> any Interactor<ArticleList.Request> {
    let layout = await articleLayout()
    return articleList(
      display: display(text: ArticleListTextDisplay(terminal: terminal, layout: layout)), detail: articleDetail(), layout,
      isDryRun: isDryRun)
  }

  func articleList(
    display: any Display<ArticleList.ViewModel>, detail: any Interactor<ArticleDetail.Request>, _ layout: ArticleListLayout,
    isDryRun: Bool = false
  ) -> any Interactor<ArticleList.Request> {
    let articles = ArticlesFeature(repositories: repositories(isDryRun: isDryRun))
    return tracing.traced(
      ArticleListInteractor(
        list: articles.listArticles, change: articles.markArticles, router: tracing.traced(ArticleListRouter(detail: detail)),
        presenter: tracing.traced(ArticleListPresenter(display: display, dates: layout.date)), now: SystemTimeZone.now))
  }

  /// The layout of lists that the user has chosen, or the usual one when the settings cannot be read.
  func articleLayout() async -> ArticleListLayout {
    // Exported records have no layout.
    guard options.format == .text else { return .default }
    do throws(ConfigurationError) {
      return ArticleListLayout(try await configuration.untracedRepository.configuration())
    } catch {
      return .default
    }
  }

  /// The scene that shows one article.
  func articleDetail() -> any Interactor<ArticleDetail.Request> {
    articleDetail(display: display(text: ArticleDetailTextDisplay(terminal: terminal)))
  }

  func articleDetail(display: any Display<ArticleDetail.ViewModel>) -> any Interactor<ArticleDetail.Request> {
    tracing.traced(
      ArticleDetailInteractor(
        read: articles.readArticle, presenter: tracing.traced(ArticleDetailPresenter(display: display)), now: SystemTimeZone.now))
  }

  /// The scene that shows articles one after the other.
  public func articleReading() -> any Interactor<ArticleReading.Request> {
    articleReading(display: display(text: ArticleReadingTextDisplay(terminal: terminal)))
  }

  func articleReading(display: any Display<ArticleReading.ViewModel>) -> any Interactor<ArticleReading.Request> {
    tracing.traced(
      ArticleReadingInteractor(
        read: articles.readArticles, fullTexts: articles.fetchFullTexts,
        presenter: tracing.traced(ArticleReadingPresenter(display: display)), wasDelivered: { [terminal] in terminal.wasDelivered },
        now: SystemTimeZone.now))
  }

  /// The scene that opens the pages of articles in the browser.
  public func articleBrowsing() -> any Interactor<ArticleBrowsing.Request> {
    articleBrowsing(display: display(text: SentencesTextDisplay(terminal: terminal)))
  }

  func articleBrowsing(display: any Display<ArticleBrowsing.ViewModel>) -> any Interactor<ArticleBrowsing.Request> {
    tracing.traced(
      ArticleBrowsingInteractor(
        open: articles.openInBrowser, browser: articles.browser, presenter: tracing.traced(ArticleBrowsingPresenter(display: display))))
  }

  /// The scene that shows images of articles.
  func articleImages(display: any Display<ArticleImages.ViewModel>) -> any Interactor<ArticleImages.Request> {
    tracing.traced(
      ArticleImagesInteractor(
        fetch: articles.fetchArticleImages, presenter: tracing.traced(ArticleImagesPresenter(display: display))))
  }

  /// The scene that counts articles.
  public func articleCount() -> any Interactor<ArticleCount.Request> {
    articleCount(display: display(text: ArticleCountTextDisplay(terminal: terminal)))
  }

  func articleCount(display: any Display<ArticleCount.ViewModel>) -> any Interactor<ArticleCount.Request> {
    tracing.traced(
      ArticleCountInteractor(count: articles.countArticles, presenter: tracing.traced(ArticleCountPresenter(display: display))))
  }

  /// The scene that lists the user's own tags.
  public func tagList() -> any Interactor<TagList.Request> {
    let display = display(text: TagListTextDisplay(terminal: terminal))
    return tracing.traced(
      TagListInteractor(list: articles.listTags, presenter: tracing.traced(TagListPresenter(display: display))))
  }

  /// The scene that shows what a retention setting would remove.
  public func retentionCheck() -> any Interactor<RetentionCheck.Request> {
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(
      RetentionCheckInteractor(
        preview: articles.previewRetention, presenter: tracing.traced(RetentionCheckPresenter(display: display))))
  }
}
