import CoreComposition
import CoreDomain
import ReaderDomain

extension Traced: ArticleRepository where Base == any ArticleRepository {
  func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> ListPage<ArticleWithStatus> {
    try await step(query) { () async throws(ReadingError) in
      try await base.page(matching: query, in: feeds)
    }
  }

  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> Int {
    try await step(query) { () async throws(ReadingError) in
      try await base.count(matching: query, in: feeds)
    }
  }

  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleID: ArticleStatus] {
    try await step(query) { () async throws(ReadingError) in
      try await base.statuses(matching: query, in: feeds)
    }
  }

  func counts(in feeds: [FeedID]) async throws(ReadingError) -> [FeedID: ArticleCounts] {
    try await step(feeds) { () async throws(ReadingError) in try await base.counts(in: feeds) }
  }

  func fetchStates(of feeds: [FeedID]) async throws(ReadingError) -> [FeedID: FetchState] {
    try await step(feeds) { () async throws(ReadingError) in try await base.fetchStates(of: feeds) }
  }

  func open(_ target: StatusChange.Target, in feeds: [FeedID]) async throws(ReadingError) -> [OpenedArticle] {
    try await step(target) { () async throws(ReadingError) in
      try await base.open(target, in: feeds)
    }
  }

  func update(
    _ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) async throws(ReadingError) -> [ChangedArticle] {
    try await step(target) { () async throws(ReadingError) in
      try await base.update(target, change, in: feeds)
    }
  }

  func update(_ update: StatusUpdate, reaching reach: StatusReach) async throws(ReadingError) -> [ArticleID: ArticleStatus] {
    try await step(update) { () async throws(ReadingError) in try await base.update(update, reaching: reach) }
  }

  func clock() async throws(ReadingError) -> ClockTrust? {
    try await step(()) { () async throws(ReadingError) in try await base.clock() }
  }

  func beginRefresh(at moment: Timestamp, clock: ClockTrust) async throws(ReadingError) {
    try await step(moment) { () async throws(ReadingError) in try await base.beginRefresh(at: moment, clock: clock) }
  }

  func store(
    _ fetchedFeed: FetchedFeed, at moment: Timestamp, marker: (any ArrivalMarker)?
  ) async throws(ReadingError) -> MergeResult {
    try await step(fetchedFeed) { () async throws(ReadingError) in
      try await base.store(fetchedFeed, at: moment, marker: marker)
    }
  }

  func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReadingError) -> Int {
    try await step(retention) { () async throws(ReadingError) in
      try await base.purge(after: fetchedFeed, keeping: retention, at: moment)
    }
  }

  func merge(_ feed: FeedID, into other: FeedID) async throws(ReadingError) -> [StatusEdit] {
    try await step(feed) { () async throws(ReadingError) in try await base.merge(feed, into: other) }
  }

  func completeFeeds() async throws(ReadingError) -> [FeedID: Int] {
    try await step(()) { () async throws(ReadingError) in
      try await base.completeFeeds()
    }
  }
}

extension Traced: ArticleImageRepository where Base == any ArticleImageRepository {
  func image(at url: WebURL, mostBytes: Int, isPublic: Bool) async throws(ReadingError) -> ImageFile {
    try await step((url, mostBytes, isPublic)) { () async throws(ReadingError) in
      try await base.image(at: url, mostBytes: mostBytes, isPublic: isPublic)
    }
  }
}

extension Traced: Browser where Base == any Browser {
  func open(_ page: WebURL) async throws(ReadingError) {
    try await step(page) { () async throws(ReadingError) in try await base.open(page) }
  }
}
