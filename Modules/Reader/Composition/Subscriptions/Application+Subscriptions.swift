public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderDomain
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

  /// Names the entries of the list that are left out because they name no feed on the web, beside a command that goes on without them.
  public func warnOfRefusedEntries() async {
    do throws(ReaderError) {
      terminal.show(RefusedEntryWording.warnings(about: try await repositories.refusedEntries()))
    } catch {
      // The command itself says what stops it.
    }
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
