public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

/// The scenes that fetch feeds, and show the documents of feeds.
extension Application {
  /// The scene that refreshes feeds.
  public func feedRefresh() -> any Interactor<FeedRefresh.Request> {
    let text = RefreshProgressDisplay(around: FeedRefreshTextDisplay(terminal: terminal), terminal: terminal)
    return feedRefresh(display: display(text: text))
  }

  func feedRefresh(display: any Display<FeedRefresh.ViewModel>) -> any Interactor<FeedRefresh.Request> {
    tracing.traced(
      FeedRefreshInteractor(
        refresh: refreshing.refreshFeeds, watch: refreshing.watchFeeds, presenter: tracing.traced(FeedRefreshPresenter(display: display)),
        now: SystemTimeZone.now))
  }

  /// The scene that shows the content of feed files.
  public func feedPreview() -> any Interactor<FeedPreview.Request> {
    let display = display(text: FeedPreviewTextDisplay(terminal: terminal))
    return tracing.traced(
      FeedPreviewInteractor(feeds: repositories.feeds, presenter: tracing.traced(FeedPreviewPresenter(display: display))))
  }

  /// The scene that reports problems of feeds.
  public func feedCheck() -> any Interactor<FeedCheck.Request> {
    let display = display(text: FeedCheckTextDisplay(terminal: terminal))
    return tracing.traced(
      FeedCheckInteractor(
        check: refreshing.checkFeeds, presenter: tracing.traced(FeedCheckPresenter(display: display)), now: SystemTimeZone.now))
  }

  private var refreshing: RefreshingFeature { RefreshingFeature(repositories: repositories) }
}
