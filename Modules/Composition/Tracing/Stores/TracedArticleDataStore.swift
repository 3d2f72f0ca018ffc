import DataLayer
import Domain

/// A store of articles whose calls are traced.
struct TracedArticleDataStore: ArticleDataStore {
  let base: any ArticleDataStore
  let trace: Trace

  func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await trace.around(type(of: base), "body", article) { () async throws(DataStoreError) in
      try await base.body(of: article, in: feed)
    }
  }

  func pieces(of feed: FeedID) async throws(DataStoreError) -> [ArticleIntake.Piece] {
    try await trace.around(type(of: base), "pieces", feed) { () async throws(DataStoreError) in try await base.pieces(of: feed) }
  }

  func takeIn(_ pieces: [ArticleIntake.Piece], of feed: FeedID) async throws(DataStoreError) -> Intake {
    try await trace.around(type(of: base), "takeIn", pieces) { () async throws(DataStoreError) in
      try await base.takeIn(pieces, of: feed)
    }
  }

  func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await trace.around(type(of: base), "purge", retention) { () async throws(DataStoreError) in
      try await base.purge(feed, keeping: retention, document: document, at: moment)
    }
  }

  func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await trace.around(type(of: base), "completeFeeds", ()) { () async throws(DataStoreError) in try await base.completeFeeds() }
  }

  func shelves() async throws(DataStoreError) -> Set<FeedID> {
    try await trace.around(type(of: base), "shelves", ()) { () async throws(DataStoreError) in try await base.shelves() }
  }
}
