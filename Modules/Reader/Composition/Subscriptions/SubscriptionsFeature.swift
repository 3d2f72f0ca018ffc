public import CoreComposition
public import CoreData
import CoreDomain
import ReaderData
import ReaderDomain
import Subscriptions

/// What the user follows.
@MainActor
public struct SubscriptionsFeature: Feature {
  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] { [FileSourceStore.document(in: directory)] }

  let repositories: ReaderRepositories

  var listFeeds: any UseCase<FeedQuery, [FeedSummary], ReaderError> {
    repositories.tracing.traced(
      ListFeeds(
        subscriptions: repositories.subscriptions, articles: repositories.articles, fetchStates: repositories.fetchStates,
        now: repositories.platform.now))
  }

  var subscribe: any UseCase<SubscribeInput, SubscribeResult, ReaderError> {
    let platform = repositories.platform
    let subscribe = repositories.tracing.traced(
      Subscribe(
        storage: repositories.feedStorage, feeds: repositories.feeds,
        logins: repositories.tracing.traced(
          FileLoginRepository(directory: platform.directory, executor: platform.files, reservedLogin: repositories.reservedLogin),
          by: Traced.init),
        markers: repositories.arrivalRules, now: platform.now))
    return repositories.following(directly: subscribe)
  }

  var unsubscribe: any UseCase<FeedReference, UnsubscribeResult, ReaderError> {
    repositories.tracing.traced(
      Unsubscribe(
        subscriptions: repositories.sharedSubscriptions, articles: repositories.articles, fetchStates: repositories.fetchStates,
        undoHistory: repositories.undoHistory))
  }

  var joinFeeds: any UseCase<JoinFeedsInput, JoinFeedsResult, ReaderError> {
    repositories.tracing.traced(
      JoinFeeds(
        storage: repositories.sharedFeedStorage, refreshLock: repositories.refreshLock, views: ViewReferrers(views: repositories.views),
        rules: repositories.userRules, undoHistory: repositories.undoHistory))
  }

  var configureFeed: any UseCase<FeedSettingsChange, Subscription, ReaderError> {
    repositories.tracing.traced(ConfigureFeed(subscriptions: repositories.sharedSubscriptions))
  }

  var revertRedirect: any UseCase<FeedReference, RevertedRedirect, ReaderError> {
    repositories.tracing.traced(
      RevertRedirect(
        subscriptions: repositories.subscriptions, fetchStates: repositories.fetchStates, refreshLock: repositories.refreshLock))
  }
}
