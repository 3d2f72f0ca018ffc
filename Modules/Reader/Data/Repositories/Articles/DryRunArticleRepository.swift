internal import ArticleStorage
public import CoreDomain
public import ReaderDomain

/// Answers as another repository would, and changes nothing in it. Later calls do not see the changes.
public struct DryRunArticleRepository: ArticleRepository {
  private let base: any ArticleRepository

  public init(base: any ArticleRepository) {
    self.base = base
  }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> ListPage<ArticleWithStatus> {
    try await base.page(matching: query, in: feeds)
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> Int {
    try await base.count(matching: query, in: feeds)
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try await base.statuses(matching: query, in: feeds)
  }

  public func counts(in feeds: [FeedID]) async throws(ReaderError) -> [FeedID: ArticleCounts] { try await base.counts(in: feeds) }

  public func fetchStates(of feeds: [FeedID]) async throws(ReaderError) -> [FeedID: FetchState] { try await base.fetchStates(of: feeds) }

  public func entries(of target: StatusChange.Target, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleWithStatus] {
    try await base.entries(of: target, in: feeds)
  }

  public func open(_ entries: [ArticleWithStatus], asHTML: Bool) async throws(ReaderError) -> [OpenedArticle] {
    try await base.open(entries, asHTML: asHTML)
  }

  public func completeFeeds() async throws(ReaderError) -> [FeedID: Int] { try await base.completeFeeds() }

  public func update(
    _ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) async throws(ReaderError) -> [ChangedArticle] {
    try await base.entries(of: target, in: feeds).map { entry in
      ChangedArticle(entry: ArticleWithStatus(article: entry.article, status: entry.status.applying(change)), before: entry.status)
    }
  }

  public func update(_ update: StatusUpdate, reaching reach: StatusUpdateScope) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    switch reach {
    // The statuses of articles that are not stored are not known here.
    case .all: return [:]
    case .stored(let feeds), .allStored(let feeds):
      let ids = update.ids
      return try await base.statuses(matching: .everything, in: feeds).filter { ids.contains($0.key) }
    }
  }

  public func clock() async throws(ReaderError) -> ClockTrust? { try await base.clock() }

  public func beginRefresh(at moment: Timestamp, clock: ClockTrust) {}

  /// Counts no article as changed whose body alone differs.
  public func store(
    _ fetchedFeed: FetchedFeed, at moment: Timestamp, marker: (any ArrivalMarker)?
  ) async throws(ReaderError) -> MergeResult {
    let stored = Dictionary(
      try await base.articles(matching: .everything, in: [fetchedFeed.feed]).map { ($0.article.id, $0.article) },
      uniquingKeysWith: { first, _ in first })
    let incoming = ArticleMerge.incomingArticles(of: fetchedFeed, at: moment)
    var identities = MergeIdentities(incoming)
    var (new, changed) = ([ArticleMerge.IncomingArticle](), 0)
    for article in incoming {
      let id = identities.id(of: article, among: stored)
      guard let known = stored[id] else {
        new.append(ArticleMerge.IncomingArticle(article: article.article(as: id), body: article.body))
        continue
      }
      if ArticleMerge.merged(article, into: known, with: article.body) != known { changed += 1 }
    }
    // The statuses of articles that are not stored are not known here. Only marks from other devices are missing.
    let marked = marker?.marks(for: new.map { ArticleWithStatus(article: $0.article, status: .new) }, of: fetchedFeed.feed) { place in
      QueryBody(BodyRecord(new[place].body))
    }
    return MergeResult(
      new: new.map(\.article.id), changed: changed, stored: stored.count + new.count, marked: marked ?? .none,
      recognized: identities.recognized)
  }

  public func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReaderError) -> Int {
    let document = Set(ArticleMerge.incomingArticles(of: fetchedFeed, at: moment).map(\.article.id)).union(
      fetchedFeed.recognized)
    let stored = try await base.articles(matching: .everything, in: [fetchedFeed.feed])
    return RetentionRules.expired(among: stored, keeping: retention, document: document, at: moment).count
  }

  public func merge(_ feed: FeedID, into other: FeedID, isRepeated: Bool) -> [StatusEdit] { [] }
}
