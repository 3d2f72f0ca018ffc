import ArticleStorage
public import CoreComposition
public import CoreData
import CoreDomain
import ReaderDomain
import StorageMaintenance

/// Fetching feeds, and reading the documents of feeds.
@MainActor
public struct RefreshingFeature: Feature {
  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] { [JSONRefreshStore.document(in: directory)] }

  let repositories: ReaderRepositories

  var refreshFeeds: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError> {
    repositories.refreshing(directly: repositories.tracing.traced(refresh))
  }

  var watchFeeds: any UseCase<WatchInput, EventBatches<WatchEvent>, ReaderError> {
    repositories.tracing.traced(
      WatchFeeds(
        subscriptions: repositories.subscriptions, fetchStates: repositories.fetchStates, refresh: refresh,
        server: repositories.watchedServer, clock: clock))
  }

  private var refresh: RefreshFeeds {
    RefreshFeeds(
      storage: repositories.feedStorage, feeds: repositories.feeds, limits: limits, refreshLock: repositories.refreshLock,
      notifier: notifier, markers: repositories.arrivalRules, clock: clock,
      fullTexts: FetchNewFullTexts(
        articles: repositories.articles, fetch: ArticlesFeature(repositories: repositories).fetchFullTexts))
  }

  var limits: ArticleLimits {
    let platform = repositories.platform
    let advisor: any StorageAdvisor = repositories.tracing.traced(
      StoredStorageAdvisor(directory: platform.directory, executor: platform.files), by: Traced.init)
    return ArticleLimits(configuration: repositories.configuration, advisor: advisor)
  }

  var notifier: any ArticleNotifier { repositories.tracing.traced(ProgramNotifier(), by: Traced.init) }

  var clock: RefreshClock { RefreshClock(now: repositories.platform.now, sleep: SystemClock.sleep) }

  var checkFeeds: any UseCase<[FeedSource], [Result<CheckedFeed, ReaderError>], ReaderError> {
    repositories.tracing.traced(CheckFeeds(feeds: repositories.feeds, now: repositories.platform.now))
  }
}
