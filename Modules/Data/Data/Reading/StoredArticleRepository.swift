internal import Syndication
public import ArticleStorage
internal import FileStorage
public import Domain

/// Articles and their statuses over three data stores: one for articles, one for statuses, and one for queries over both.
public actor StoredArticleRepository: ArticleRepository {
  private let articles: any ArticleDataStore
  private let statuses: any StatusDataStore
  private let listings: any ListingDataStore
  private let document: @Sendable (ArticleBody, WebURL?) -> Document

  /// Creates the repository over its data stores.
  /// - Parameter document: converts an article body to a document; the URL is the base of relative links.
  public init(
    articles: any ArticleDataStore, statuses: any StatusDataStore, listings: any ListingDataStore,
    document: @escaping @Sendable (ArticleBody, WebURL?) -> Document
  ) {
    self.articles = articles
    self.statuses = statuses
    self.listings = listings
    self.document = document
  }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> ListPage<ArticleWithStatus> {
    try await ReadingError.translating { () async throws(DataStoreError) in try await listings.page(matching: query, in: feeds) }
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> Int {
    try await ReadingError.translating { () async throws(DataStoreError) in try await listings.count(matching: query, in: feeds) }
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleID: ArticleStatus] {
    try await ReadingError.translating { () async throws(DataStoreError) in try await listings.statuses(matching: query, in: feeds) }
  }

  public func counts(in feeds: [FeedID]) async throws(ReadingError) -> [FeedID: ArticleCounts] {
    try await ReadingError.translating { () async throws(DataStoreError) in try await listings.counts(in: feeds) }
  }

  public func open(_ reference: ArticleReference, in feeds: [FeedID]) async throws(ReadingError) -> OpenedArticle {
    guard let entry = try await entries(of: [reference], in: feeds).first else { throw .articleNotFound(reference) }
    let body = try await ReadingError.translating { () async throws(DataStoreError) in
      try await articles.body(of: entry.article.id, in: entry.article.feed)
    }
    return OpenedArticle(entry: entry, document: document(body, entry.article.url))
  }

  public func update(
    _ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) async throws(ReadingError) -> [ChangedArticle] {
    let meant =
      switch target {
      case .matching(let query): try await articles(matching: query, in: feeds)
      case .articles(let references): try await entries(of: references, in: feeds)
      }
    guard !meant.isEmpty else { return [] }
    let changed = try await ReadingError.translating { () async throws(DataStoreError) in
      try await statuses.update(meant.map(\.article.id), change)
    }
    return meant.map { entry in
      ChangedArticle(
        entry: ArticleWithStatus(article: entry.article, status: changed[entry.article.id] ?? entry.status), before: entry.status)
    }
  }

  public func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(ReadingError) {
    _ = try await ReadingError.translating { () async throws(DataStoreError) in try await statuses.update(ids, change) }
  }

  public func store(_ fetchedFeed: FetchedFeed, at moment: Timestamp) async throws(ReadingError) -> MergeResult {
    try await ReadingError.translating { () async throws(DataStoreError) in
      try await articles.store(ArticleMerge.incomingArticles(of: fetchedFeed.withMisreadings, at: moment), of: fetchedFeed.feed)
    }
  }

  public func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReadingError) -> Int {
    let document = ArticleMerge.incomingArticles(of: fetchedFeed.withMisreadings, at: moment).flatMap { [$0.article.id] + $0.otherIDs }
    return try await ReadingError.translating { () async throws(DataStoreError) in
      try await articles.purge(fetchedFeed.feed, keeping: retention, document: Set(document), at: moment)
    }
  }

  /// Articles first, statuses second: both steps can be repeated after an interruption.
  public func merge(_ feed: FeedID, into other: FeedID) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in
      let moved = try await articles.articles(of: feed)
      let merging = FeedMerging(moved.map(\.article), into: other, with: try await articles.articles(of: other).map(\.article))
      let copies = moved.compactMap { incoming in
        merging.missing[incoming.article.id].map { ArticleMerge.IncomingArticle(article: $0, body: incoming.body) }
      }
      if !copies.isEmpty { _ = try await articles.store(copies, of: other) }
      for (mark, ids) in merging.marks(in: try await statuses.all()) { _ = try await statuses.update(ids, .set(mark, true)) }
    }
  }

  public func completeFeeds() async throws(ReadingError) -> [FeedID: Int] {
    try await ReadingError.translating { () async throws(DataStoreError) in try await articles.completeFeeds() }
  }

  /// The selected articles, without duplicates, in the order of the references.
  private func entries(of references: [ArticleReference], in feeds: [FeedID]) async throws(ReadingError) -> [ArticleWithStatus] {
    let found = try await ReadingError.translating { () async throws(DataStoreError) in try await listings.ids(of: references, in: feeds) }
    var ids: [ArticleID] = []
    var seen: Set<ArticleID> = []
    for reference in references {
      let id = try reference.resolve(in: found[reference] ?? [])
      if seen.insert(id).inserted { ids.append(id) }
    }
    let entries = try await ReadingError.translating { () async throws(DataStoreError) in try await listings.entries(of: seen, in: feeds) }
    let byID = Dictionary(entries.map { ($0.article.id, $0) }, uniquingKeysWith: { first, _ in first })
    return ids.compactMap { byID[$0] }
  }
}
