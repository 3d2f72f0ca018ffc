import ArticleStorage
import DataLayer
import Domain
import FeedFetching
import FileStorage
import Subscriptions
import Web

/// The traced data stores of the reading feature.
extension Tracing {
  func traced(_ part: any SubscriptionDataStore) -> any SubscriptionDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any ArticleDataStore) -> any ArticleDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any ListingDataStore) -> any ListingDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any StatusDataStore) -> any StatusDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any RuleDataStore) -> any RuleDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any FetchStateDataStore) -> any FetchStateDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any RefreshDataStore) -> any RefreshDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any UndoDataStore) -> any UndoDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any FeedNetworkDataStore) -> any FeedNetworkDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any DocumentDataStore) -> any DocumentDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any NewsboatDataStore) -> any NewsboatDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any ExportDataStore) -> any ExportDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }
}

extension Traced: SubscriptionDataStore where Base == any SubscriptionDataStore {
  func all() async throws(DataStoreError) -> [Subscription] {
    try await step(()) { () async throws(DataStoreError) in try await base.all() }
  }

  func add(_ subscriptions: [Subscription]) async throws(DataStoreError) -> [Subscription] {
    try await step(subscriptions) { () async throws(DataStoreError) in try await base.add(subscriptions) }
  }

  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(DataStoreError) -> Subscription? {
    try await step(id) { () async throws(DataStoreError) in
      try await base.redirect(id, to: url, former: former)
    }
  }

  func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(DataStoreError) -> Subscription? {
    try await step(id) { () async throws(DataStoreError) in try await base.configure(id, change) }
  }

  func recordFeedTitles(_ titles: [FeedID: String]) async throws(DataStoreError) {
    try await step(titles) { () async throws(DataStoreError) in try await base.recordFeedTitles(titles) }
  }

  func remove(_ id: FeedID) async throws(DataStoreError) {
    try await step(id) { () async throws(DataStoreError) in try await base.remove(id) }
  }

  func text() async throws(DataStoreError) -> String {
    try await step(()) { () async throws(DataStoreError) in try await base.text() }
  }
}

extension Traced: ArticleDataStore where Base == any ArticleDataStore {
  func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await step(article) { () async throws(DataStoreError) in
      try await base.body(of: article, in: feed)
    }
  }

  func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    try await step(feed) { () async throws(DataStoreError) in try await base.articles(of: feed) }
  }

  func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, rules: RuleMatcher,
    noting note: @Sendable (RuleHits) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult {
    try await step(articles) { () async throws(DataStoreError) in
      try await base.store(articles, of: feed, rules: rules, noting: note)
    }
  }

  func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await step(retention) { () async throws(DataStoreError) in
      try await base.purge(feed, keeping: retention, document: document, at: moment)
    }
  }

  func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await step(()) { () async throws(DataStoreError) in try await base.completeFeeds() }
  }

  func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> {
    try await step(()) { () async throws(DataStoreError) in try await base.feedsWithArticles() }
  }
}

extension Traced: ListingDataStore where Base == any ListingDataStore {
  func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> {
    try await step(query) { () async throws(DataStoreError) in
      try await base.page(matching: query, in: feeds)
    }
  }

  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await step(query) { () async throws(DataStoreError) in
      try await base.count(matching: query, in: feeds)
    }
  }

  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await step(query) { () async throws(DataStoreError) in
      try await base.statuses(matching: query, in: feeds)
    }
  }

  func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    try await step(feeds) { () async throws(DataStoreError) in try await base.counts(in: feeds) }
  }

  func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    try await step(references) { () async throws(DataStoreError) in
      try await base.ids(of: references, in: feeds)
    }
  }

  func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await step(ids) { () async throws(DataStoreError) in
      try await base.entries(of: ids, in: feeds)
    }
  }
}

extension Traced: StatusDataStore where Base == any StatusDataStore {
  func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await step(()) { () async throws(DataStoreError) in try await base.all() }
  }

  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await step(ids.count) { () async throws(DataStoreError) in try await base.statuses(of: ids) }
  }

  func update(
    _ update: StatusUpdate, reaching reach: StatusReach,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await step(update.parts.map(\.ids.count)) { () async throws(DataStoreError) in
      try await base.update(update, reaching: reach, noting: note)
    }
  }
}

extension Traced: RefreshDataStore where Base == any RefreshDataStore {
  func latest() async throws(DataStoreError) -> Timestamp? {
    try await step(()) { () async throws(DataStoreError) in try await base.latest() }
  }

  func clock() async throws(DataStoreError) -> ClockTrust? {
    try await step(()) { () async throws(DataStoreError) in try await base.clock() }
  }

  func begin(at moment: Timestamp, clock: ClockTrust) async throws(DataStoreError) {
    try await step(moment) { () async throws(DataStoreError) in try await base.begin(at: moment, clock: clock) }
  }
}

extension Traced: FetchStateDataStore where Base == any FetchStateDataStore {
  func all() async throws(DataStoreError) -> [FeedID: FetchState] {
    try await step(()) { () async throws(DataStoreError) in try await base.all() }
  }

  func record(_ fetchStates: [FeedID: FetchState]) async throws(DataStoreError) {
    try await step(fetchStates) { () async throws(DataStoreError) in try await base.record(fetchStates) }
  }
}

extension Traced: UndoDataStore where Base == any UndoDataStore {
  func last() async throws(DataStoreError) -> UndoEntry? {
    try await step(()) { () async throws(DataStoreError) in try await base.last() }
  }

  func add(_ entry: UndoEntry) async throws(DataStoreError) {
    try await step(entry) { () async throws(DataStoreError) in try await base.add(entry) }
  }

  func lastUndone() async throws(DataStoreError) -> UndoEntry? {
    try await step(()) { () async throws(DataStoreError) in try await base.lastUndone() }
  }

  func moveToUndone(ifLastIs entry: UndoEntry) async throws(DataStoreError) {
    try await step(entry) { () async throws(DataStoreError) in try await base.moveToUndone(ifLastIs: entry) }
  }

  func moveBack(ifLastUndoneIs entry: UndoEntry) async throws(DataStoreError) {
    try await step(entry) { () async throws(DataStoreError) in try await base.moveBack(ifLastUndoneIs: entry) }
  }
}

extension Traced: FeedNetworkDataStore where Base == any FeedNetworkDataStore {
  func reply(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkReply {
    try await step(request) { () async throws(NetworkError) in
      try await base.reply(to: request)
    }
  }
}

extension Traced: DocumentDataStore where Base == any DocumentDataStore {
  func bytes(of place: FileLocation) async throws(DocumentStoreError) -> [UInt8] {
    try await step(place) { () async throws(DocumentStoreError) in try await base.bytes(of: place) }
  }

  func chunk(ofFile path: String, from offset: Int, count: Int) async throws(DocumentStoreError) -> [UInt8] {
    // The chunks are not traced, because a large file has many chunks, which would all look the same.
    try await base.chunk(ofFile: path, from: offset, count: count)
  }
}

extension Traced: NewsboatDataStore where Base == any NewsboatDataStore {
  func feeds(inFile path: String) async throws(NewsboatError) -> [String: NewsboatFeedRecord] {
    try await step(path) { () async throws(NewsboatError) in try await base.feeds(inFile: path) }
  }

  func items(of feed: String, inFile path: String) async throws(NewsboatError) -> [NewsboatArticle] {
    try await step(URLRedaction.shown(feed)) { () async throws(NewsboatError) in
      try await base.items(of: feed, inFile: path)
    }
  }
}

extension Traced: ExportDataStore where Base == any ExportDataStore {
  func write(_ text: String, toFile path: String) async throws(DataStoreError) {
    try await step(path) { () async throws(DataStoreError) in
      try await base.write(text, toFile: path)
    }
  }
}

extension Traced: RuleDataStore where Base == any RuleDataStore {
  func document() async throws(DataStoreError) -> RuleDocument {
    try await step(()) { () async throws(DataStoreError) in try await base.document() }
  }

  func change(_ change: RuleChange) async throws(DataStoreError) -> Result<RuleDocument, ReadingError> {
    try await step(change) { () async throws(DataStoreError) in try await base.change(change) }
  }
}
