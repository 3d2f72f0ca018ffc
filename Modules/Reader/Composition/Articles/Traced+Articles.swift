import CoreComposition
import CoreDomain
import ReaderDomain

extension Traced: ArticleRepository where Base == any ArticleRepository {
  func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> ListPage<ArticleWithStatus> {
    try await step(query) { () async throws(ReaderError) in
      try await base.page(matching: query, in: feeds)
    }
  }

  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> Int {
    try await step(query) { () async throws(ReaderError) in
      try await base.count(matching: query, in: feeds)
    }
  }

  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try await step(query) { () async throws(ReaderError) in
      try await base.statuses(matching: query, in: feeds)
    }
  }

  func counts(in feeds: [FeedID]) async throws(ReaderError) -> [FeedID: ArticleCounts] {
    try await step(feeds) { () async throws(ReaderError) in try await base.counts(in: feeds) }
  }

  func fetchStates(of feeds: [FeedID]) async throws(ReaderError) -> [FeedID: FetchState] {
    try await step(feeds) { () async throws(ReaderError) in try await base.fetchStates(of: feeds) }
  }

  func entries(of target: StatusChange.Target, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleWithStatus] {
    try await step(target) { () async throws(ReaderError) in
      try await base.entries(of: target, in: feeds)
    }
  }

  func open(_ entries: [ArticleWithStatus], asHTML: Bool) async throws(ReaderError) -> [OpenedArticle] {
    try await step(entries.map(\.article.id)) { () async throws(ReaderError) in try await base.open(entries, asHTML: asHTML) }
  }

  func update(
    _ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) async throws(ReaderError) -> [ChangedArticle] {
    try await step(target) { () async throws(ReaderError) in
      try await base.update(target, change, in: feeds)
    }
  }

  func update(_ update: StatusUpdate, reaching reach: StatusUpdateScope) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try await step(update) { () async throws(ReaderError) in try await base.update(update, reaching: reach) }
  }

  func clock() async throws(ReaderError) -> ClockTrust? {
    try await step(()) { () async throws(ReaderError) in try await base.clock() }
  }

  func beginRefresh(at moment: Timestamp, clock: ClockTrust) async throws(ReaderError) {
    try await step(moment) { () async throws(ReaderError) in try await base.beginRefresh(at: moment, clock: clock) }
  }

  func store(
    _ fetchedFeed: FetchedFeed, at moment: Timestamp, marker: (any ArrivalMarker)?
  ) async throws(ReaderError) -> MergeResult {
    try await step(fetchedFeed) { () async throws(ReaderError) in
      try await base.store(fetchedFeed, at: moment, marker: marker)
    }
  }

  func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReaderError) -> Int {
    try await step(retention) { () async throws(ReaderError) in
      try await base.purge(after: fetchedFeed, keeping: retention, at: moment)
    }
  }

  func merge(_ feed: FeedID, into other: FeedID, isRepeated: Bool) async throws(ReaderError) -> [StatusEdit] {
    try await step(feed) { () async throws(ReaderError) in try await base.merge(feed, into: other, isRepeated: isRepeated) }
  }

  func completeFeeds() async throws(ReaderError) -> [FeedID: Int] {
    try await step(()) { () async throws(ReaderError) in
      try await base.completeFeeds()
    }
  }
}

extension Traced: ArticleImageRepository where Base == any ArticleImageRepository {
  func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) async throws(ReaderError) -> FetchedImage {
    try await step((url, maximumBytes, isPublic)) { () async throws(ReaderError) in
      try await base.image(at: url, maximumBytes: maximumBytes, isPublic: isPublic)
    }
  }
}

extension Traced: FullTextRepository where Base == any FullTextRepository {
  func text(at request: PageRequest) async throws(ReaderError) -> FullText {
    try await step(request.url) { () async throws(ReaderError) in try await base.text(at: request) }
  }

  func store(_ text: FullText, of article: Article) async throws(ReaderError) {
    try await step(article.id) { () async throws(ReaderError) in try await base.store(text, of: article) }
  }
}

extension Traced: ImageConverter where Base == any ImageConverter {
  func png(of bytes: [UInt8], in format: String, from url: WebURL) async throws(ReaderError) -> ImageFile {
    try await step((format, url)) { () async throws(ReaderError) in try await base.png(of: bytes, in: format, from: url) }
  }
}

extension Traced: Browser where Base == any Browser {
  func open(_ page: WebURL) async throws(ReaderError) {
    try await step(page) { () async throws(ReaderError) in try await base.open(page) }
  }
}
