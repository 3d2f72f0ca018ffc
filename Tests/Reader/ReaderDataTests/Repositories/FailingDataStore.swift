import ArticleStorage
import CoreData
import CoreDomain
import ReaderDomain

/// A data store for every protocol that always throws the same error.
struct FailingDataStore: ArticleDataStore, StatusDataStore, ListingDataStore, FetchStateDataStore, RefreshDataStore {
  let error: DataStoreError

  func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> { throw error }
  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int { throw error }
  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] { throw error }
  func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] { throw error }
  func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    throw error
  }
  func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] { throw error }
  func bodies(of articles: Set<ArticleID>, in feed: FeedID) async throws(DataStoreError) -> [ArticleID: BodyRecord] { throw error }
  func storeFullText(_ html: String, of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> Bool { throw error }
  func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] { throw error }
  func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?,
    noting note: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult { throw error }

  func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int { throw error }

  func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] { throw error }
  func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> { throw error }
  func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] { throw error }
  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] { throw error }
  func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] { throw error }
  func all() async throws(DataStoreError) -> [FeedID: FetchState] { throw error }
  func record(_ fetchStates: [FeedID: FetchState]) async throws(DataStoreError) { throw error }
  func latest() async throws(DataStoreError) -> Timestamp? { throw error }
  func clock() async throws(DataStoreError) -> ClockTrust? { throw error }
  func begin(at moment: Timestamp, clock: ClockTrust) async throws(DataStoreError) { throw error }
}
