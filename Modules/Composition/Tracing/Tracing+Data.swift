internal import ArticleStorage
internal import FeedFetching
internal import Subscriptions
import DataLayer
import Domain

/// The decorators for repositories and data stores.
extension Tracing {
  func traced(_ repository: any SubscriptionRepository) -> any SubscriptionRepository {
    trace.map { TracedSubscriptionRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any ArticleRepository) -> any ArticleRepository {
    trace.map { TracedArticleRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any FetchStateRepository) -> any FetchStateRepository {
    trace.map { TracedFetchStateRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any StorageAdvisor) -> any StorageAdvisor {
    trace.map { TracedStorageAdvisor(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any FeedRepository) -> any FeedRepository {
    trace.map { TracedFeedRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any OutlineRepository) -> any OutlineRepository {
    trace.map { TracedOutlineRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any NewsboatRepository) -> any NewsboatRepository {
    trace.map { TracedNewsboatRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ refreshLock: any RefreshLock) -> any RefreshLock {
    trace.map { TracedRefreshLock(base: refreshLock, trace: $0) } ?? refreshLock
  }

  func traced(_ repository: any QuoteRepository) -> any QuoteRepository {
    trace.map { TracedQuoteRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any PictureRepository) -> any PictureRepository {
    trace.map { TracedPictureRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any ConfigurationRepository) -> any ConfigurationRepository {
    trace.map { TracedConfigurationRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ repository: any StorageRepository) -> any StorageRepository {
    trace.map { TracedStorageRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ store: any QuoteNetworkDataStore) -> any QuoteNetworkDataStore {
    trace.map { TracedQuoteNetworkDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any QuoteMemoryDataStore) -> any QuoteMemoryDataStore {
    trace.map { TracedQuoteMemoryDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any PictureNetworkDataStore) -> any PictureNetworkDataStore {
    trace.map { TracedPictureNetworkDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any PictureDataStore) -> any PictureDataStore {
    trace.map { TracedPictureDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any ConfigurationDataStore) -> any ConfigurationDataStore {
    trace.map { TracedConfigurationDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any SubscriptionDataStore) -> any SubscriptionDataStore {
    trace.map { TracedSubscriptionDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any ArticleDataStore) -> any ArticleDataStore {
    trace.map { TracedArticleDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ repository: any UndoHistory) -> any UndoHistory {
    trace.map { TracedUndoHistory(base: repository, trace: $0) } ?? repository
  }

  func traced(_ store: any UndoDataStore) -> any UndoDataStore {
    trace.map { TracedUndoDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ repository: any SyncRepository) -> any SyncRepository {
    trace.map { TracedSyncRepository(base: repository, trace: $0) } ?? repository
  }

  func traced(_ store: any ListingDataStore) -> any ListingDataStore {
    trace.map { TracedListingDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any StatusDataStore) -> any StatusDataStore {
    trace.map { TracedStatusDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any FetchStateDataStore) -> any FetchStateDataStore {
    trace.map { TracedFetchStateDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any FeedNetworkDataStore) -> any FeedNetworkDataStore {
    trace.map { TracedFeedNetworkDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any DocumentDataStore) -> any DocumentDataStore {
    trace.map { TracedDocumentDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any NewsboatDataStore) -> any NewsboatDataStore {
    trace.map { TracedNewsboatDataStore(base: store, trace: $0) } ?? store
  }

  func traced(_ store: any ExportDataStore) -> any ExportDataStore {
    trace.map { TracedExportDataStore(base: store, trace: $0) } ?? store
  }
}
