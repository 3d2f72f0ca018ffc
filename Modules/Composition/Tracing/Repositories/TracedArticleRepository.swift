import Domain

struct TracedArticleRepository: ArticleRepository {
  let base: any ArticleRepository
  let trace: Trace

  func articles(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleWithStatus] {
    try await trace.around(type(of: base), query) { () async throws(ReadingError) in
      try await base.articles(matching: query, in: feeds)
    }
  }

  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> Int {
    try await trace.around(type(of: base), query) { () async throws(ReadingError) in
      try await base.count(matching: query, in: feeds)
    }
  }

  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleID: ArticleStatus] {
    try await trace.around(type(of: base), query) { () async throws(ReadingError) in
      try await base.statuses(matching: query, in: feeds)
    }
  }

  func counts(in feeds: [FeedID]) async throws(ReadingError) -> [FeedID: ArticleCounts] {
    try await trace.around(type(of: base), feeds) { () async throws(ReadingError) in try await base.counts(in: feeds) }
  }

  func open(_ reference: ArticleReference, in feeds: [FeedID]) async throws(ReadingError) -> OpenedArticle {
    try await trace.around(type(of: base), reference) { () async throws(ReadingError) in
      try await base.open(reference, in: feeds)
    }
  }

  func update(
    _ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) async throws(ReadingError) -> [ChangedArticle] {
    try await trace.around(type(of: base), target) { () async throws(ReadingError) in
      try await base.update(target, change, in: feeds)
    }
  }

  func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(ReadingError) {
    try await trace.around(type(of: base), ids) { () async throws(ReadingError) in try await base.update(ids, change) }
  }

  func store(_ fetchedFeed: FetchedFeed, at moment: Timestamp) async throws(ReadingError) -> MergeResult {
    try await trace.around(type(of: base), fetchedFeed) { () async throws(ReadingError) in
      try await base.store(fetchedFeed, at: moment)
    }
  }

  func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReadingError) -> Int {
    try await trace.around(type(of: base), retention) { () async throws(ReadingError) in
      try await base.purge(after: fetchedFeed, keeping: retention, at: moment)
    }
  }

  func merge(_ feed: FeedID, into other: FeedID) async throws(ReadingError) {
    try await trace.around(type(of: base), feed) { () async throws(ReadingError) in try await base.merge(feed, into: other) }
  }

  func completeFeeds() async throws(ReadingError) -> [FeedID: Int] {
    try await trace.around(type(of: base), ()) { () async throws(ReadingError) in
      try await base.completeFeeds()
    }
  }
}
