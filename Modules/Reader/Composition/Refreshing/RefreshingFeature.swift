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

  var refreshFeeds: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError> { repositories.tracing.traced(refresh) }

  var watchFeeds: any UseCase<WatchInput, EventBatches<WatchEvent>, ReaderError> {
    repositories.tracing.traced(
      WatchFeeds(
        subscriptions: repositories.subscriptions, fetchStates: repositories.fetchStates, refresh: refresh, clock: clock))
  }

  private var refresh: RefreshFeeds {
    let (platform, tracing) = (repositories.platform, repositories.tracing)
    let advisor: any StorageAdvisor = tracing.traced(
      StoredStorageAdvisor(directory: platform.directory, executor: platform.files), by: Traced.init)
    return RefreshFeeds(
      storage: repositories.feedStorage, feeds: repositories.feeds,
      limits: ArticleLimits(configuration: repositories.configuration, advisor: advisor), refreshLock: repositories.refreshLock,
      notifier: tracing.traced(ProgramNotifier(), by: Traced.init), markers: repositories.arrivalRules, clock: clock)
  }

  private var clock: RefreshClock { RefreshClock(now: repositories.platform.now, sleep: SystemClock.sleep) }

  var readFeedFile: any UseCase<FileLocation, Feed, ReaderError> {
    repositories.tracing.traced(ReadFeedFile(feeds: repositories.feeds))
  }

  var countFeedItems: any UseCase<FileLocation, Int, ReaderError> {
    repositories.tracing.traced(CountFeedItems(feeds: repositories.feeds))
  }

  var checkFeeds: any UseCase<[FeedSource], [Result<CheckedFeed, ReaderError>], ReaderError> {
    repositories.tracing.traced(CheckFeeds(feeds: repositories.feeds, now: repositories.platform.now))
  }
}
