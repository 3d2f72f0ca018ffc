public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

/// The scenes of subscriptions.
extension Application {
  /// The scene that lists feeds.
  public func feedList() -> any Interactor<FeedList.Request> {
    feedList(display: display(text: FeedListTextDisplay(terminal: terminal)))
  }

  func feedList(display: any Display<FeedList.ViewModel>) -> any Interactor<FeedList.Request> {
    let feature = SubscriptionsFeature(repositories: repositories)
    return tracing.traced(
      FeedListInteractor(list: feature.listFeeds, presenter: tracing.traced(FeedListPresenter(display: display)), now: SystemTimeZone.now))
  }

  /// The scene that follows, unfollows and joins feeds, reverts redirects, and changes the settings of a feed.
  public func feedSubscription(isDryRun: Bool = false) -> any Interactor<FeedSubscription.Request> {
    let feature = SubscriptionsFeature(repositories: repositories(isDryRun: isDryRun))
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    let prompt = TerminalLoginPrompt(terminal: terminal)
    return tracing.traced(
      FeedSubscriptionInteractor(
        subscribe: feature.subscribe, unsubscribe: feature.unsubscribe, revertRedirect: feature.revertRedirect,
        joinFeeds: feature.joinFeeds, configure: feature.configureFeed, loginPrompt: prompt, programPrompt: prompt,
        presenter: tracing.traced(FeedSubscriptionPresenter(display: display)), now: SystemTimeZone.now))
  }
}
