public import Domain

/// Articles and their statuses over two data stores. An actor, so that work over many articles runs beside the screen.
public actor StoredArticleRepository: ArticleRepository {
  private let articles: any ArticleDataStore
  private let statuses: any StatusDataStore
  private let document: @Sendable (ArticleBody, WebAddress?) -> Document

  /// Makes the repository over its data stores.
  /// - Parameter document: makes of a body what can be shown; links in it are relative to the address.
  public init(
    articles: any ArticleDataStore, statuses: any StatusDataStore, document: @escaping @Sendable (ArticleBody, WebAddress?) -> Document
  ) {
    self.articles = articles
    self.statuses = statuses
    self.document = document
  }

  public func articles(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleEntry] {
    var newest = NewestEntries(limit: query.limit)
    for entry in try await entries(in: feeds) where ArticleMatching.matches(entry, query) { newest.add(entry) }
    return newest.sorted()
  }

  public func counts(in feeds: [FeedID]) async throws(ReadingError) -> [FeedID: ArticleCounts] {
    var counts: [FeedID: ArticleCounts] = [:]
    for entry in try await entries(in: feeds) { counts[entry.article.feed, default: ArticleCounts()].add(entry.status) }
    return counts
  }

  public func open(_ reference: ArticleReference, in feeds: [FeedID]) async throws(ReadingError) -> OpenedArticle {
    let index = ArticleIndex(try await entries(in: feeds))
    let entry = try index.entry(reference)
    let body = try await ReadingError.translating { () async throws(DataStoreError) in
      try await articles.body(of: entry.article.id, in: entry.article.feed)
    }
    return OpenedArticle(entry: entry, document: document(body, entry.article.address))
  }

  public func update(
    _ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) async throws(ReadingError) -> [ArticleEntry] {
    let meant = try await entries(of: target, in: feeds)
    guard !meant.isEmpty else { return [] }
    let changed = try await ReadingError.translating { () async throws(DataStoreError) in
      try await statuses.update(meant.map(\.article.id), change)
    }
    return meant.map { ArticleEntry(article: $0.article, status: changed[$0.article.id] ?? $0.status) }
  }

  public func takeIn(_ arrival: Arrival, at moment: Timestamp) async throws(ReadingError) -> Intake {
    try await ReadingError.translating { () async throws(DataStoreError) in
      try await articles.takeIn(ArticleIntake.pieces(of: arrival, at: moment), of: arrival.feed)
    }
  }

  /// Articles first, marks after: both can be done again.
  public func merge(_ feed: FeedID, into other: FeedID) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in
      let pieces = try await articles.pieces(of: feed)
      let merging = FeedMerging(pieces.map(\.article), into: other, with: try await articles.articles(of: [other]))
      let copies = pieces.compactMap { piece in
        merging.missing[piece.article.id].map { ArticleIntake.Piece(article: $0, body: piece.body) }
      }
      if !copies.isEmpty { _ = try await articles.takeIn(copies, of: other) }
      for (mark, ids) in merging.marks(in: try await statuses.all()) { _ = try await statuses.update(ids, .set(mark, true)) }
    }
  }

  public func feedsWithArticles() async throws(ReadingError) -> Set<FeedID> {
    try await ReadingError.translating { () async throws(DataStoreError) in try await articles.feeds() }
  }

  private func entries(of target: StatusChange.Target, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleEntry] {
    switch target {
    case .matching(let query):
      return try await articles(matching: query, in: feeds)
    case .articles(let references):
      let index = ArticleIndex(try await entries(in: feeds))
      var meant: [ArticleEntry] = []
      var seen: Set<ArticleID> = []
      for reference in references {
        let entry = try index.entry(reference)
        if seen.insert(entry.article.id).inserted { meant.append(entry) }
      }
      return meant
    }
  }

  private func entries(in feeds: [FeedID]) async throws(ReadingError) -> [ArticleEntry] {
    try await ReadingError.translating { () async throws(DataStoreError) in
      let found = try await articles.articles(of: feeds)
      let known = found.isEmpty ? [:] : try await statuses.all()
      return found.map { ArticleEntry(article: $0, status: known[$0.id] ?? .new) }
    }
  }
}
