package import ArticleStorage
import ArticleText
package import CoreData
package import CoreDomain
package import ReaderDomain
import ReaderDoubles
import Subscriptions

/// An article store in memory.
package actor MemoryArticleStore: ArticleDataStore {
  private var articles: [FeedID: [ArticleID: ArticleMerge.IncomingArticle]] = [:]
  private let statuses: MemoryStatusStore

  package init(statuses: MemoryStatusStore = MemoryStatusStore()) {
    self.statuses = statuses
  }

  package func bodies(of ids: Set<ArticleID>, in feed: FeedID) async throws(DataStoreError) -> [ArticleID: BodyRecord] {
    (articles[feed] ?? [:]).filter { ids.contains($0.key) }.compactMapValues { BodyRecord($0.body, fullHTML: $0.fullHTML) }
  }

  package func storeFullText(_ html: String, of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> Bool {
    guard let before = articles[feed]?[article] else { return false }
    articles[feed]?[article] = ArticleMerge.IncomingArticle(
      article: before.article, body: before.body, fullHTML: html, reading: before.reading)
    return true
  }

  package func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    Array((articles[feed] ?? [:]).values)
  }

  package func store(
    _ given: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?,
    noting note: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult {
    var (new, changed): ([ArticleID], Int) = ([], 0)
    var stored = articles[feed] ?? [:]
    var identities = MergeIdentities(given)
    for piece in given {
      let id = identities.id(of: piece, among: stored.mapValues(\.article))
      let before = stored[id]
      var article = before.map { ArticleMerge.merged(piece, into: $0.article, with: $0.body) } ?? piece.article(as: id)
      let body = ArticleMerge.merged(piece.body, into: before?.body ?? .none)
      if let before, (article, body) != (before.article, before.body) {
        changed += 1
        if piece.reading != nil, piece.reading == before.reading { article.isEdited = true }
      }
      stored[article.id] = ArticleMerge.IncomingArticle(
        article: article, body: body, fullHTML: before?.fullHTML ?? piece.fullHTML, reading: piece.reading)
      if before == nil { new.append(article.id) }
    }
    let known = try await statuses.statuses(of: Set(new))
    let arrived = new.filter { known[$0] == nil }.compactMap { stored[$0] }
    let marked =
      marker?.marks(for: arrived.map { ArticleWithStatus(article: $0.article, status: .new) }, of: feed) { place in
        QueryBody(shownOf: arrived[place].body)
      } ?? .none
    if !marked.marks.isEmpty { try note(marked) }
    articles[feed] = stored
    await statuses.note(Set(stored.keys), storedIn: feed)
    try await statuses.update(marked.edits)
    return MergeResult(new: new, changed: changed, stored: stored.count, marked: marked, recognized: identities.recognized)
  }

  package func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    let places = (articles[feed] ?? [:]).values.map(\.article.place)
    let statuses = try await statuses.all()
    let outlived = RetentionRules.outlived(places, keeping: retention, document: document, at: moment)
      .filter { !(statuses[$0]?.isKept ?? false) }
    for id in outlived { articles[feed]?[id] = nil }
    await self.statuses.note(Set((articles[feed] ?? [:]).keys), storedIn: feed)
    return outlived.count
  }

  package func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] { articles.mapValues(\.count) }

  package func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> { Set(articles.keys) }
}

/// A status store in memory.
package actor MemoryStatusStore: StatusDataStore {
  private var statuses: [ArticleID: ArticleStatus] = [:]
  private var stored: [FeedID: Set<ArticleID>] = [:]
  /// The number of updates that reached an article.
  package private(set) var commits = 0

  package init() {}

  package func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] { statuses.filter { $0.value != .new } }

  package func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await all().filter { ids.contains($0.key) }
  }

  package func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let ids = update.ids
    guard !ids.isEmpty else { return [:] }
    let reached = reach.reached(of: ids) { feeds in ids.filter { id in feeds.contains { stored[$0]?.contains(id) ?? false } } } ?? []
    guard !reached.isEmpty else { return [:] }
    let before = Dictionary(reached.map { ($0, statuses[$0] ?? .new) }, uniquingKeysWith: { first, _ in first })
    try note(before)
    commits += 1
    for (id, status) in before { statuses[id] = update.applied(id, status) }
    return before
  }

  /// Notes the stored articles of a feed, which an update may ask for.
  func note(_ ids: Set<ArticleID>, storedIn feed: FeedID) { stored[feed] = ids }
}

extension StatusDataStore {
  /// Changes the status of these articles, stored or not.
  /// - Returns: their statuses after the change.
  package func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await update(StatusUpdate(ids, change), reaching: .all).mapValues { $0.applying(change) }
  }
}

/// A listing store in memory. Every query scans all articles.
package struct MemoryListingStore: ListingDataStore {
  private let articles: MemoryArticleStore
  private let statuses: MemoryStatusStore

  package init(articles: MemoryArticleStore, statuses: MemoryStatusStore) {
    self.articles = articles
    self.statuses = statuses
  }

  package func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> {
    let found = try await found(query, in: feeds)
    guard query.order != nil else { return query.page(of: found) }
    var everything = ArticleQuery.everything
    everything.order = query.order
    return query.page(of: found, among: try await self.found(everything, in: feeds), by: \.article.place)
  }

  package func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await found(query, in: feeds).count
  }

  package func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    Dictionary(try await found(query, in: feeds).map { ($0.article.id, $0.status) }, uniquingKeysWith: { first, _ in first })
  }

  package func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    var counts: [FeedID: ArticleCounts] = [:]
    for entry in try await found(.all, in: feeds) { counts[entry.article.feed, default: ArticleCounts()].add(entry.status) }
    return counts
  }

  package func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    var ids: [ArticleReference: [ArticleID]] = [:]
    for entry in try await found(.everything, in: feeds) {
      for reference in Set(references) where !reference.prefix.isEmpty && entry.article.id.text.hasPrefix(reference.prefix) {
        ids[reference, default: []].append(entry.article.id)
      }
    }
    return ids
  }

  package func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await found(.everything, in: feeds).filter { ids.contains($0.article.id) }
  }

  private func found(_ query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    let statuses = try await statuses.all()
    let matcher = QueryMatcher(query)
    var found: [ArticleWithStatus] = []
    var texts: [ArticleID: String] = [:]
    for feed in feeds {
      for piece in try await articles.articles(of: feed) {
        let entry = ArticleWithStatus(article: piece.article, status: statuses[piece.article.id] ?? .new)
        let body = QueryBody(shownOf: piece.body)
        texts[piece.article.id] = body.text
        if matcher.matches(entry, body: { body }) { found.append(entry) }
      }
    }
    return query.ordered(found.sorted(by: ArticleMatching.isAbove)) { texts[$0.article.id] ?? "" }
  }
}

extension QueryBody {
  /// The body as it is shown with the article, which takes another way than the stores on disk.
  package convenience init(shownOf body: ArticleBody) {
    let document = DocumentReader.document(of: body, page: WebURL(validating: "https://example.org/"))
    self.init(document.plainText, links: body == .none ? nil : document.links.count, media: document.media)
  }
}

/// A fetch state store in memory.
package actor MemoryFetchStateStore: FetchStateDataStore {
  private var fetchStates: [FeedID: FetchState] = [:]

  package init() {}

  package func all() async throws(DataStoreError) -> [FeedID: FetchState] { fetchStates }

  package func record(_ new: [FeedID: FetchState]) async throws(DataStoreError) { fetchStates.merge(new) { _, new in new } }
}

/// A store of the latest refresh in memory.
package actor MemoryRefreshStore: RefreshDataStore {
  private var refresh: (began: Timestamp, clock: ClockTrust)?

  package init() {}

  package func latest() async throws(DataStoreError) -> Timestamp? { refresh?.began }

  package func clock() async throws(DataStoreError) -> ClockTrust? { refresh?.clock }

  package func begin(at moment: Timestamp, clock: ClockTrust) async throws(DataStoreError) { refresh = (moment, clock) }
}

extension RefreshDataStore {
  /// Stores that a refresh under a trusted clock begins.
  package func begin(at moment: Timestamp) async throws(DataStoreError) {
    try await begin(at: moment, clock: ClockTrust(lastRequest: moment))
  }
}

extension ListingDataStore {
  /// All articles that match a query.
  package func entries(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await page(matching: query, in: feeds).rows
  }
}
