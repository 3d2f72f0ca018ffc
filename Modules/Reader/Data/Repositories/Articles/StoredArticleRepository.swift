public import ArticleStorage
internal import CoreData
public import CoreDomain
public import ReaderDomain
internal import Syndication

/// Articles and their statuses over three data stores: one for articles, one for statuses, and one for queries over both. Each call asks which stores
/// the data directory uses, because another process may convert it at any time.
public actor StoredArticleRepository: ArticleRepository {
  private let stores: CurrentStores
  private let refreshes: any RefreshDataStore
  private let document: @Sendable (ArticleBody, WebURL?) -> Document
  private let html: @Sendable (ArticleBody, WebURL?) -> String?
  /// How many times articles are looked up when some of them are gone at the commit.
  private static let maximumAttempts = 5

  /// - Parameters:
  ///   - document: converts an article body to a document; the URL is the base of relative links.
  ///   - html: converts an article body to safe HTML; nil when it is not HTML.
  public init(
    stores: @escaping CurrentStores, refreshes: any RefreshDataStore, document: @escaping @Sendable (ArticleBody, WebURL?) -> Document,
    html: @escaping @Sendable (ArticleBody, WebURL?) -> String?
  ) {
    self.stores = stores
    self.refreshes = refreshes
    self.document = document
    self.html = html
  }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> ListPage<ArticleWithStatus> {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await stores().listings.page(matching: try await resolved(query), in: feeds)
    }
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> Int {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await stores().listings.count(matching: try await resolved(query), in: feeds)
    }
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await stores().listings.statuses(matching: try await resolved(query), in: feeds)
    }
  }

  public func counts(in feeds: [FeedID]) async throws(ReaderError) -> [FeedID: ArticleCounts] {
    try await ReaderError.translating { () async throws(DataStoreError) in try await stores().listings.counts(in: feeds) }
  }

  public func fetchStates(of feeds: [FeedID]) async throws(ReaderError) -> [FeedID: FetchState] {
    let asked = Set(feeds)
    return try await ReaderError.translating { () async throws(DataStoreError) in
      try await stores().fetchStates.all().filter { asked.contains($0.key) }
    }
  }

  public func entries(of target: StatusChange.Target, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleWithStatus] {
    switch target {
    case .matching(let query): try await rows(matching: query, in: feeds)
    case .articles(let references): try await entries(of: references, in: feeds)
    }
  }

  public func open(_ entries: [ArticleWithStatus], asHTML: Bool) async throws(ReaderError) -> [OpenedArticle] {
    var bodies: [ArticleID: BodyRecord] = [:]
    for (feed, entries) in Dictionary(grouping: entries, by: \.article.feed) {
      let found = try await ReaderError.translating { () async throws(DataStoreError) in
        try await stores().articles.bodies(of: Set(entries.map(\.article.id)), in: feed)
      }
      bodies.merge(found) { first, _ in first }
    }
    return entries.map { entry in
      // The request was cancelled: skip the text, but report the article as opened.
      guard !Task.isCancelled else { return OpenedArticle(entry: entry, document: .empty, html: nil) }
      let (stored, page) = (bodies[entry.article.id], entry.article.url)
      let body = stored?.body ?? .none
      let fullText = stored?.fullHTML.map { ArticleBody.html($0) }.flatMap { full in
        html(full, page).map { FullText(html: $0, document: document(full, page)) }
      }
      let shown = document(body, page)
      return OpenedArticle(entry: entry, document: shown, html: asHTML && !Task.isCancelled ? html(body, page) : nil, fullText: fullText)
    }
  }

  public func update(
    _ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) async throws(ReaderError) -> [ChangedArticle] {
    switch target {
    case .matching(let query):
      let targets = try await articles(matching: query, in: feeds)
      return try await update(targets, change) { .stored(in: $0) }
    case .articles(let references):
      // When an article is gone at the commit, nothing changes, and the next look tells which reference fails.
      for _ in 1..<Self.maximumAttempts {
        let targets = try await entries(of: references, in: feeds)
        let changed = try await update(targets, change) { .allStored(in: $0) }
        if changed.count == targets.count { return changed }
      }
      return try await update(try await entries(of: references, in: feeds), change) { .stored(in: $0) }
    }
  }

  /// Changes the articles that were found, as far as the commit finds them too.
  private func update(
    _ targets: [ArticleWithStatus], _ change: ArticleStatus.Change, reaching reach: ([FeedID]) -> StatusUpdateScope
  ) async throws(ReaderError) -> [ChangedArticle] {
    guard !targets.isEmpty else { return [] }
    let before = try await update(
      StatusUpdate(targets.map(\.article.id), change), reaching: reach(Array(Set(targets.map(\.article.feed)))))
    return targets.compactMap { entry in
      before[entry.article.id].map {
        ChangedArticle(entry: ArticleWithStatus(article: entry.article, status: $0.applying(change)), before: $0)
      }
    }
  }

  public func update(_ update: StatusUpdate, reaching reach: StatusUpdateScope) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try await ReaderError.translating { () async throws(DataStoreError) in try await stores().statuses.update(update, reaching: reach) }
  }

  public func clock() async throws(ReaderError) -> ClockTrust? {
    try await ReaderError.translating { () async throws(DataStoreError) in try await refreshes.clock() }
  }

  public func beginRefresh(at moment: Timestamp, clock: ClockTrust) async throws(ReaderError) {
    try await ReaderError.translating { () async throws(DataStoreError) in try await refreshes.begin(at: moment, clock: clock) }
  }

  public func store(
    _ fetchedFeed: FetchedFeed, at moment: Timestamp, marker: (any ArrivalMarker)?
  ) async throws(ReaderError) -> MergeResult {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await stores().articles.store(
        ArticleMerge.incomingArticles(of: fetchedFeed.withBodyTexts.withMisreadings, at: moment), of: fetchedFeed.feed, marker: marker)
    }
  }

  public func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReaderError) -> Int {
    let document = ArticleMerge.incomingArticles(of: fetchedFeed.withBodyTexts.withMisreadings, at: moment).flatMap {
      [$0.article.id] + $0.otherIDs
    }
    return try await ReaderError.translating { () async throws(DataStoreError) in
      try await stores().articles.purge(fetchedFeed.feed, keeping: retention, document: fetchedFeed.recognized.union(document), at: moment)
    }
  }

  /// Statuses first, articles second: a refresh must not remove an article before it has its star. Both steps can be repeated after an
  /// interruption.
  public func merge(_ feed: FeedID, into other: FeedID, isRepeated: Bool) async throws(ReaderError) -> [StatusEdit] {
    try await ReaderError.translating { () async throws(DataStoreError) in
      let moved = try await stores().articles.articles(of: feed)
      let merging = FeedMerging(moved.map(\.article), into: other, with: try await stores().articles.articles(of: other).map(\.article))
      let copies = moved.compactMap { incoming in
        merging.missing[incoming.article.id].map {
          ArticleMerge.IncomingArticle(article: $0, body: incoming.body, fullHTML: incoming.fullHTML)
        }
      }
      let edits = merging.edits(in: try await stores().statuses.all())
      let update = isRepeated ? StatusUpdate(edits, copiedFrom: merging.origins) : StatusUpdate(edits)
      let before = try await stores().statuses.update(update, reaching: .all)
      if !copies.isEmpty { _ = try await stores().articles.store(copies, of: other) }
      return merging.revertible(edits, before: before)
    }
  }

  public func completeFeeds() async throws(ReaderError) -> [FeedID: Int] {
    try await ReaderError.translating { () async throws(DataStoreError) in try await stores().articles.completeFeeds() }
  }

  /// The query with the moment at which the latest refresh began, if it names that refresh.
  private func resolved(_ query: ArticleQuery) async throws(DataStoreError) -> ArticleQuery {
    guard query.refresh == .latest || query.condition?.needsLatestRefresh ?? false else { return query }
    var query = query
    guard let began = try await refreshes.latest() else { return query }
    if query.refresh == .latest { query.refresh = .began(began) }
    query.condition?.latestRefresh = began
    return query
  }

  /// The articles that the query's window shows. To find duplicates, all articles are needed.
  private func rows(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleWithStatus] {
    guard query.isUnique else { return try await page(matching: query, in: feeds).rows }
    return query.page(of: DuplicateGroup.groups(of: try await articles(matching: query, in: feeds)), by: \.shown.article.place)
      .rows.map(\.shown)
  }

  /// The selected articles, without duplicates, in the order of the references.
  private func entries(of references: [ArticleReference], in feeds: [FeedID]) async throws(ReaderError) -> [ArticleWithStatus] {
    let found = try await ReaderError.translating { () async throws(DataStoreError) in
      try await stores().listings.ids(of: references, in: feeds)
    }
    var ids: [ArticleID] = []
    var seen: Set<ArticleID> = []
    for reference in references {
      let id = try reference.resolve(in: found[reference] ?? [])
      if seen.insert(id).inserted { ids.append(id) }
    }
    let entries = try await ReaderError.translating { () async throws(DataStoreError) in
      try await stores().listings.entries(of: seen, in: feeds)
    }
    let byID = Dictionary(entries.map { ($0.article.id, $0) }, uniquingKeysWith: { first, _ in first })
    return try ids.map { (id) throws(ReaderError) in
      // It may have been removed between the two looks.
      guard let entry = byID[id] else { throw .article(.notFound(ArticleReference(id))) }
      return entry
    }
  }
}
