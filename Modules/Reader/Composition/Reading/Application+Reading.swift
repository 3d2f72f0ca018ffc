public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

/// The scenes of feeds and articles.
extension Application {
  /// The current time, for command-line options that depend on it.
  public nonisolated static let now: LocalClock = SystemTimeZone.now

  /// The scene that lists articles and changes their status.
  public func articleList() -> any Interactor<ArticleList.Request> {
    articleList(display: display(text: ArticleListTextDisplay(terminal: terminal)), detail: articleDetail())
  }

  /// The scene that changes the status of articles.
  /// - Parameter isDryRun: whether it only shows what it would change.
  public func articleMarking(isDryRun: Bool) -> any Interactor<ArticleList.Request> {
    let reading = useCases(isDryRun: isDryRun)
    let presenter = ArticleListPresenter(display: display(text: ArticleListTextDisplay(terminal: terminal)))
    return tracing.traced(
      ArticleListInteractor(
        list: reading.listArticles, change: reading.markArticles, router: tracing.traced(ArticleListRouter(detail: articleDetail())),
        presenter: tracing.traced(presenter), now: SystemTimeZone.now))
  }

  /// The scene that shows one article.
  public func articleDetail() -> any Interactor<ArticleDetail.Request> {
    articleDetail(display: display(text: ArticleDetailTextDisplay(terminal: terminal)))
  }

  /// The scene that shows articles one after the other.
  public func articleReading() -> any Interactor<ArticleReading.Request> {
    let display = display(text: ArticleReadingTextDisplay(terminal: terminal))
    return tracing.traced(
      ArticleReadingInteractor(
        read: reading.readArticles, presenter: tracing.traced(ArticleReadingPresenter(display: display)), now: SystemTimeZone.now))
  }

  /// The scene that opens the pages of articles in the browser.
  public func articleBrowsing() -> any Interactor<ArticleBrowsing.Request> {
    articleBrowsing(display: display(text: SentencesTextDisplay(terminal: terminal)))
  }

  func articleBrowsing(display: any Display<ArticleBrowsing.ViewModel>) -> any Interactor<ArticleBrowsing.Request> {
    tracing.traced(
      ArticleBrowsingInteractor(
        open: reading.openInBrowser, follow: reading.openLink, presenter: tracing.traced(ArticleBrowsingPresenter(display: display))))
  }

  /// The scene that shows images of articles.
  func articleImages(display: any Display<ArticleImages.ViewModel>) -> any Interactor<ArticleImages.Request> {
    tracing.traced(
      ArticleImagesInteractor(
        fetch: reading.fetchArticleImages, presenter: tracing.traced(ArticleImagesPresenter(display: display))))
  }

  /// The scene that counts articles.
  public func articleCount() -> any Interactor<ArticleCount.Request> {
    articleCount(display: display(text: ArticleCountTextDisplay(terminal: terminal)))
  }

  func articleCount(display: any Display<ArticleCount.ViewModel>) -> any Interactor<ArticleCount.Request> {
    tracing.traced(
      ArticleCountInteractor(count: reading.countArticles, presenter: tracing.traced(ArticleCountPresenter(display: display))))
  }

  /// The scene that lists the user's own tags.
  public func tagList() -> any Interactor<TagList.Request> {
    let display = display(text: TagListTextDisplay(terminal: terminal))
    return tracing.traced(
      TagListInteractor(list: reading.listTags, presenter: tracing.traced(TagListPresenter(display: display))))
  }

  /// The scene that undoes the last action.
  public func undo() -> any Interactor<Undo.Request> {
    undo(display: display(text: UndoTextDisplay(terminal: terminal)))
  }

  func undo(display: any Display<Undo.ViewModel>) -> any Interactor<Undo.Request> {
    tracing.traced(UndoInteractor(undo: reading.undoLastAction, presenter: tracing.traced(UndoPresenter(display: display))))
  }

  /// The scene that syncs read and starred marks between devices.
  public func deviceSync() -> any Interactor<DeviceSync.Request> {
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(
      DeviceSyncInteractor(
        sync: reading.syncStatuses, problems: reading.findSyncDiagnostics, presenter: tracing.traced(DeviceSyncPresenter(display: display)))
    )
  }

  /// The scene that lists feeds.
  public func feedList() -> any Interactor<FeedList.Request> {
    feedList(display: display(text: FeedListTextDisplay(terminal: terminal)))
  }

  func feedList(display: any Display<FeedList.ViewModel>) -> any Interactor<FeedList.Request> {
    tracing.traced(
      FeedListInteractor(list: reading.listFeeds, presenter: tracing.traced(FeedListPresenter(display: display)), now: SystemTimeZone.now))
  }

  /// The scene that refreshes feeds.
  public func feedRefresh() -> any Interactor<FeedRefresh.Request> {
    let text = RefreshProgressDisplay(around: FeedRefreshTextDisplay(terminal: terminal), terminal: terminal)
    return feedRefresh(display: display(text: text))
  }

  func feedRefresh(display: any Display<FeedRefresh.ViewModel>) -> any Interactor<FeedRefresh.Request> {
    tracing.traced(
      FeedRefreshInteractor(
        refresh: reading.refreshFeeds, watch: reading.watchFeeds, presenter: tracing.traced(FeedRefreshPresenter(display: display)),
        now: SystemTimeZone.now))
  }

  /// The scene that follows, unfollows and joins feeds, reverts redirects, and changes the settings of a feed.
  public func feedSubscription(isDryRun: Bool = false) -> any Interactor<FeedSubscription.Request> {
    let reading = useCases(isDryRun: isDryRun)
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(
      FeedSubscriptionInteractor(
        subscribe: reading.subscribe, unsubscribe: reading.unsubscribe, revertRedirect: reading.revertRedirect,
        joinFeeds: reading.joinFeeds, configure: reading.configureFeed, loginPrompt: TerminalLoginPrompt(terminal: terminal),
        presenter: tracing.traced(FeedSubscriptionPresenter(display: display)), now: SystemTimeZone.now))
  }

  /// The scene that imports and exports OPML lists, and imports from Newsboat.
  public func importExport(isDryRun: Bool = false) -> any Interactor<ImportExport.Request> {
    let reading = useCases(isDryRun: isDryRun)
    let display = display(text: ImportExportTextDisplay(terminal: terminal))
    return tracing.traced(
      ImportExportInteractor(
        importOPML: reading.importSubscriptions, importNewsboat: reading.importNewsboat, export: reading.exportSubscriptions,
        exportEverything: reading.exportEverything, presenter: tracing.traced(ImportExportPresenter(display: display))))
  }

  /// The scene that shows the content of feed files.
  public func feedPreview() -> any Interactor<FeedPreview.Request> {
    let display = display(text: FeedPreviewTextDisplay(terminal: terminal))
    return tracing.traced(
      FeedPreviewInteractor(
        read: reading.readFeedFile, count: reading.countFeedItems, presenter: tracing.traced(FeedPreviewPresenter(display: display))))
  }

  /// The scene that reports problems of feeds.
  public func feedCheck() -> any Interactor<FeedCheck.Request> {
    let display = display(text: FeedCheckTextDisplay(terminal: terminal))
    return tracing.traced(
      FeedCheckInteractor(
        check: reading.checkFeeds, presenter: tracing.traced(FeedCheckPresenter(display: display)), now: SystemTimeZone.now))
  }

  /// The scene that shows what a retention setting would remove.
  public func retentionCheck() -> any Interactor<RetentionCheck.Request> {
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(
      RetentionCheckInteractor(
        preview: reading.previewRetention, presenter: tracing.traced(RetentionCheckPresenter(display: display))))
  }

  /// Says that nothing was changed, unless an error says why.
  public func endDryRun() {
    if exitCodeRecorder.exitCode == 0 { terminal.show([.dryRun]) }
  }

  func useCases(isDryRun: Bool) -> ReadingFeature {
    isDryRun ? ReadingFeature(on: platform, configuration: configuration.repository, isDryRun: true) : reading
  }

  /// Shows sync problems that occurred during the command.
  public func remindOfSync() async {
    let display = OutcomeRecordingDisplay<DeviceSync.ViewModel>(base: QuietDisplay(terminal: terminal), exitCodeRecorder: exitCodeRecorder)
    await DeviceSyncInteractor(
      sync: reading.syncStatuses, problems: reading.findSyncDiagnostics, presenter: DeviceSyncPresenter(display: display)
    ).perform(.remind)
  }

  func articleList(
    display: any Display<ArticleList.ViewModel>, detail: any Interactor<ArticleDetail.Request>
  ) -> any Interactor<ArticleList.Request> {
    tracing.traced(
      ArticleListInteractor(
        list: reading.listArticles, change: reading.markArticles, router: tracing.traced(ArticleListRouter(detail: detail)),
        presenter: tracing.traced(ArticleListPresenter(display: display)), now: SystemTimeZone.now))
  }

  func articleDetail(display: any Display<ArticleDetail.ViewModel>) -> any Interactor<ArticleDetail.Request> {
    tracing.traced(
      ArticleDetailInteractor(
        read: reading.readArticle, presenter: tracing.traced(ArticleDetailPresenter(display: display)), now: SystemTimeZone.now))
  }
}
