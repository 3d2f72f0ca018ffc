internal import ArticleStorage
internal import FileStorage
import DataLayer
import Domain

struct TracedListingDataStore: ListingDataStore {
  let base: any ListingDataStore
  let trace: Trace

  func entries(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await trace.around(type(of: base), query) { () async throws(DataStoreError) in
      try await base.entries(matching: query, in: feeds)
    }
  }

  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await trace.around(type(of: base), query) { () async throws(DataStoreError) in
      try await base.count(matching: query, in: feeds)
    }
  }

  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await trace.around(type(of: base), query) { () async throws(DataStoreError) in
      try await base.statuses(matching: query, in: feeds)
    }
  }

  func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    try await trace.around(type(of: base), feeds) { () async throws(DataStoreError) in try await base.counts(in: feeds) }
  }

  func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    try await trace.around(type(of: base), references) { () async throws(DataStoreError) in
      try await base.ids(of: references, in: feeds)
    }
  }

  func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await trace.around(type(of: base), ids) { () async throws(DataStoreError) in
      try await base.entries(of: ids, in: feeds)
    }
  }
}
