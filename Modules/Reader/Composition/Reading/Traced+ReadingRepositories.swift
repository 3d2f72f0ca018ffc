import CoreComposition
import CoreDomain
import ReaderDomain

extension Traced: SubscriptionRepository where Base == any SubscriptionRepository {
  func all() async throws(ReadingError) -> [Subscription] {
    try await step(()) { () async throws(ReadingError) in try await base.all() }
  }

  func add(_ subscriptions: [Subscription]) async throws(ReadingError) -> [Subscription] {
    try await step(subscriptions) { () async throws(ReadingError) in try await base.add(subscriptions) }
  }

  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReadingError) -> Subscription? {
    try await step(id) { () async throws(ReadingError) in
      try await base.redirect(id, to: url, former: former)
    }
  }

  func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReadingError) -> Subscription? {
    try await step(id) { () async throws(ReadingError) in try await base.configure(id, change) }
  }

  func recordFeedTitles(_ titles: [FeedID: String]) async throws(ReadingError) {
    try await step(titles) { () async throws(ReadingError) in try await base.recordFeedTitles(titles) }
  }

  func remove(_ id: FeedID) async throws(ReadingError) {
    try await step(id) { () async throws(ReadingError) in try await base.remove(id) }
  }
}

extension Traced: LoginRepository where Base == any LoginRepository {
  func replaced(for url: WebURL) async throws(ReadingError) -> Login? {
    try await step(url) { () async throws(ReadingError) in try await base.replaced(for: url) }
  }

  func store(_ login: Login, for url: WebURL, replaces: Bool) async throws(ReadingError) -> String {
    try await step((login, url)) { () async throws(ReadingError) in try await base.store(login, for: url, replaces: replaces) }
  }
}

extension Traced: ArticleImageRepository where Base == any ArticleImageRepository {
  func image(at url: WebURL, mostBytes: Int, isPublic: Bool) async throws(ReadingError) -> ImageFile {
    try await step((url, mostBytes, isPublic)) { () async throws(ReadingError) in
      try await base.image(at: url, mostBytes: mostBytes, isPublic: isPublic)
    }
  }
}

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

extension Traced: FetchStateRepository where Base == any FetchStateRepository {
  func all() async throws(ReadingError) -> [FeedID: FetchState] {
    try await step(()) { () async throws(ReadingError) in try await base.all() }
  }

  func record(_ fetchStates: [FeedID: FetchState]) async throws(ReadingError) {
    try await step(fetchStates) { () async throws(ReadingError) in try await base.record(fetchStates) }
  }
}

extension Traced: FeedRepository where Base == any FeedRepository {
  func fetch(_ calls: [FeedRequest]) async -> EventBatches<FetchEvent> {
    await step(calls) { await base.fetch(calls) }
  }

  func look(at request: FeedRequest) async throws(ReadingError) -> DiscoveryResult {
    try await step(request.url) { () async throws(ReadingError) in try await base.look(at: request) }
  }

  func read(from place: FileLocation) async throws(ReadingError) -> Feed {
    try await step(place) { () async throws(ReadingError) in try await base.read(from: place) }
  }

  func countItems(in place: FileLocation) async throws(ReadingError) -> Int {
    try await step(place) { () async throws(ReadingError) in try await base.countItems(in: place) }
  }

  func inspect(_ place: FileLocation) async throws(ReadingError) -> FeedInspection {
    try await step(place) { () async throws(ReadingError) in try await base.inspect(place) }
  }

  func inspect(_ urls: [WebURL]) async -> [WebURL: Result<FeedInspection, ReadingError>] {
    await step(urls) { await base.inspect(urls) }
  }
}

extension Traced: OutlineRepository where Base == any OutlineRepository {
  func read(from place: FileLocation) async throws(ReadingError) -> Outline {
    try await step(place) { () async throws(ReadingError) in try await base.read(from: place) }
  }

  func text() async throws(ReadingError) -> String {
    try await step(()) { () async throws(ReadingError) in try await base.text() }
  }

  func write(toFile path: String) async throws(ReadingError) {
    try await step(path) { () async throws(ReadingError) in try await base.write(toFile: path) }
  }
}

extension Traced: NewsboatRepository where Base == any NewsboatRepository {
  func list(in place: NewsboatFiles) async throws(ReadingError) -> NewsboatSubscriptions {
    try await step(place.list) { () async throws(ReadingError) in try await base.list(in: place) }
  }

  func items(of feed: NewsboatFeed, in place: NewsboatFiles) async throws(ReadingError) -> [NewsboatArticle] {
    try await step(feed.subscription.url) { () async throws(ReadingError) in
      try await base.items(of: feed, in: place)
    }
  }
}

extension Traced: RefreshLock where Base == any RefreshLock {
  func take() async throws(ReadingError) -> any RefreshLockToken {
    try await step(()) { () async throws(ReadingError) in try await base.take() }
  }
}

extension Traced: UndoHistory where Base == any UndoHistory {
  func remember(_ entry: UndoEntry) async throws(ReadingError) {
    try await step(entry) { () async throws(ReadingError) in try await base.remember(entry) }
  }

  func last() async throws(ReadingError) -> UndoEntry? {
    try await step(()) { () async throws(ReadingError) in try await base.last() }
  }

  func lastUndone() async throws(ReadingError) -> UndoEntry? {
    try await step(()) { () async throws(ReadingError) in try await base.lastUndone() }
  }

  func moveToUndone(_ entry: UndoEntry) async throws(ReadingError) {
    try await step(entry) { () async throws(ReadingError) in try await base.moveToUndone(entry) }
  }

  func moveBack(_ entry: UndoEntry) async throws(ReadingError) {
    try await step(entry) { () async throws(ReadingError) in try await base.moveBack(entry) }
  }
}

extension Traced: ArticleNotifier where Base == any ArticleNotifier {
  func notify(_ call: ProgramCall, of articles: [ArticleSummary]) async throws(ReadingError) {
    try await step(call) { () async throws(ReadingError) in try await base.notify(call, of: articles) }
  }
}

extension Traced: Browser where Base == any Browser {
  func open(_ page: WebURL) async throws(ReadingError) {
    try await step(page) { () async throws(ReadingError) in try await base.open(page) }
  }
}

extension Traced: SyncRepository where Base == any SyncRepository {
  func state() async throws(ReadingError) -> SyncState {
    try await step(()) { () async throws(ReadingError) in try await base.state() }
  }

  func problems() async -> [SyncDiagnostic] { await base.problems() }

  func begin(in folder: String) async throws(ReadingError) -> SyncState {
    try await step(folder) { () async throws(ReadingError) in try await base.begin(in: folder) }
  }

  func end() async throws(ReadingError) -> SyncState {
    try await step(()) { () async throws(ReadingError) in try await base.end() }
  }
}

extension Traced: RuleRepository where Base == any RuleRepository {
  func document() async throws(ReadingError) -> RuleDocument {
    try await step(()) { () async throws(ReadingError) in try await base.document() }
  }

  func change(_ change: RuleChange) async throws(ReadingError) -> RuleDocument {
    try await step(change) { () async throws(ReadingError) in try await base.change(change) }
  }
}
