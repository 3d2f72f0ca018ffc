public import CoreDomain
import CoreDoubles
public import ReaderDomain

extension ArticleRepository {
  /// Notes that a refresh under a trusted clock begins.
  public func beginRefresh(at moment: Timestamp) async throws(ReaderError) {
    try await beginRefresh(at: moment, clock: ClockTrust(lastRequest: moment))
  }

  /// Finds articles, and opens them.
  public func open(_ target: StatusChange.Target, in feeds: [FeedID]) async throws(ReaderError) -> [OpenedArticle] {
    try await open(try await entries(of: target, in: feeds), asHTML: true)
  }
}

/// Articles and their statuses in memory, under the same rules as a store on disk.
public actor MemoryArticleRepository: ArticleRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case articles, count, statuses, counts, fetchStates, open, update, beginRefresh, store, purge, merge, completeFeeds
  }

  private var articles: [ArticleID: Article] = [:]
  private var bodies: [ArticleID: ArticleBody] = [:]
  private var readings: [ArticleID: Int] = [:]
  private var statuses: [ArticleID: ArticleStatus] = [:]
  private var failures = PlannedFailures<Call, ReaderError>()
  private var latestRefresh: Timestamp?
  private var latestClock: ClockTrust?
  private var fetchStates: [FeedID: FetchState]
  private var refused: [FeedID: ReaderError] = [:]
  private var removedBeforeUpdate: Set<ArticleID> = []
  private var noteMarks: (@Sendable ([StatusEdit]) async throws(ReaderError) -> Void)?

  public init(_ entries: [ArticleWithStatus] = [], fetchStates: [FeedID: FetchState] = [:]) {
    self.fetchStates = fetchStates
    for entry in entries {
      articles[entry.article.id] = entry.article
      statuses[entry.article.id] = entry.status
    }
  }

  /// Makes calls throw this error; nil makes them succeed again.
  /// - Parameter successes: how many calls of each kind succeed before the failure.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  /// Removes articles as a refresh beside the caller does: after they were looked up, and before the next update of statuses.
  public func removeBeforeUpdate(_ ids: Set<ArticleID>) {
    removedBeforeUpdate = ids
  }

  private func removeBeforeUpdate() {
    for id in removedBeforeUpdate { (articles[id], bodies[id]) = (nil, nil) }
  }

  /// Makes the storing of articles of this feed throw an error.
  public func refuse(_ feed: FeedID, with error: ReaderError) {
    refused[feed] = error
  }

  /// Passes on the marks that new articles get, before the articles are stored.
  public func notingMarks(_ note: @escaping @Sendable ([StatusEdit]) async throws(ReaderError) -> Void) {
    noteMarks = note
  }

  /// The statuses of articles, even of those that are not stored.
  public func statuses(of ids: Set<ArticleID>) -> [ArticleID: ArticleStatus] { statuses.filter { ids.contains($0.key) } }

  /// All stored articles, newest first, including those of unfollowed feeds.
  public var stored: [ArticleWithStatus] {
    articles.values.map(entry(of:)).sorted(by: ArticleMatching.isAbove)
  }

  /// The marks of all stored articles, whose titles differ.
  public var marksByTitle: [String: Set<ArticleMark>] {
    Dictionary(uniqueKeysWithValues: stored.map { ($0.article.title, $0.status.marks) })
  }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) throws(ReaderError) -> ListPage<ArticleWithStatus> {
    try failures.check(.articles)
    guard query.order != nil else { return query.page(of: found(query, in: feeds)) }
    var everything = ArticleQuery.everything
    everything.order = query.order
    return query.page(of: found(query, in: feeds), among: found(everything, in: feeds), by: \.article.place)
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) throws(ReaderError) -> Int {
    try failures.check(.count)
    return found(query, in: feeds).count
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try failures.check(.statuses)
    return Dictionary(found(query, in: feeds).map { ($0.article.id, $0.status) }, uniquingKeysWith: { first, _ in first })
  }

  public func counts(in feeds: [FeedID]) throws(ReaderError) -> [FeedID: ArticleCounts] {
    try failures.check(.counts)
    var counts: [FeedID: ArticleCounts] = [:]
    for entry in entries(in: feeds) { counts[entry.article.feed, default: ArticleCounts()].add(entry.status) }
    return counts
  }

  public func fetchStates(of feeds: [FeedID]) throws(ReaderError) -> [FeedID: FetchState] {
    try failures.check(.fetchStates)
    return fetchStates.filter { feeds.contains($0.key) }
  }

  public func entries(of target: StatusChange.Target, in feeds: [FeedID]) throws(ReaderError) -> [ArticleWithStatus] {
    try failures.check(.open)
    return switch target {
    case .matching(let query) where query.isUnique:
      query.page(of: DuplicateGroup.groups(of: found(query, in: feeds)), by: \.shown.article.place).rows.map(\.shown)
    case .matching(let query): query.page(of: found(query, in: feeds)).rows
    case .articles: try targets(target, in: feeds)
    }
  }

  public func open(_ entries: [ArticleWithStatus], asHTML: Bool) throws(ReaderError) -> [OpenedArticle] {
    try failures.check(.open)
    return entries.map { OpenedArticle(entry: $0, document: document(of: $0.article.id)) }
  }

  public func update(
    _ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) throws(ReaderError) -> [ChangedArticle] {
    try failures.check(.update)
    removeBeforeUpdate()
    let changed = try targets(target, in: feeds).map { entry in
      ChangedArticle(entry: ArticleWithStatus(article: entry.article, status: entry.status.applying(change)), before: entry.status)
    }
    for change in changed { statuses[change.entry.article.id] = change.entry.status }
    return changed
  }

  @discardableResult
  public func update(_ update: StatusUpdate, reaching reach: StatusUpdateScope) throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try failures.check(.update)
    removeBeforeUpdate()
    let ids = update.ids
    let reached = reach.reached(of: ids) { feeds in ids.filter { id in articles[id].map { feeds.contains($0.feed) } ?? false } } ?? []
    var before: [ArticleID: ArticleStatus] = [:]
    for id in reached {
      let status = statuses[id] ?? .new
      before[id] = status
      statuses[id] = update.applied(id, status)
    }
    return before
  }

  public func clock() -> ClockTrust? { latestClock }

  public func beginRefresh(at moment: Timestamp, clock: ClockTrust) throws(ReaderError) {
    try failures.check(.beginRefresh)
    (latestRefresh, latestClock) = (moment, clock)
  }

  public func store(
    _ fetchedFeed: FetchedFeed, at moment: Timestamp, marker: (any ArrivalMarker)?
  ) async throws(ReaderError) -> MergeResult {
    try failures.check(.store)
    if let error = refused[fetchedFeed.feed] { throw error }
    var (new, changed): ([ArticleID], Int) = ([], 0)
    let incomingArticles = ArticleMerge.incomingArticles(of: fetchedFeed, at: moment)
    var identities = MergeIdentities(incomingArticles)
    for incoming in incomingArticles {
      let id = identities.id(
        of: incoming, stored: { articles[$0] }, places: { articles.values.filter { $0.feed == fetchedFeed.feed }.map(\.place) })
      let before = articles[id]
      var article = before.map { ArticleMerge.merged(incoming, into: $0, with: bodies[id] ?? .none) } ?? incoming.article(as: id)
      if before == nil {
        new.append(id)
      } else if article != before || incoming.body != bodies[id] {
        changed += 1
        if incoming.reading != nil, incoming.reading == readings[id] { article.isEdited = true }
      }
      articles[id] = article
      bodies[id] = incoming.body
      readings[id] = incoming.reading
    }
    let arrived = new.filter { (statuses[$0] ?? .new) == .new }.compactMap { articles[$0] }.map {
      ArticleWithStatus(article: $0, status: .new)
    }
    let marked = marker?.marks(for: arrived, of: fetchedFeed.feed) { place in body(of: arrived[place].article.id) } ?? .none
    try await noteMarks?(marked.edits)
    for (id, marks) in marked.marks { statuses[id] = ArticleStatus(marks) }
    return MergeResult(
      new: new, changed: changed, stored: articles.values.count { $0.feed == fetchedFeed.feed }, marked: marked,
      recognized: identities.recognized)
  }

  public func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) throws(ReaderError) -> Int {
    try failures.check(.purge)
    let document = ArticleMerge.incomingArticles(of: fetchedFeed, at: moment).flatMap { [$0.article.id] + $0.otherIDs }
    let places = articles.values.filter { $0.feed == fetchedFeed.feed }.map(\.place)
    let outlived = RetentionRules.outlived(places, keeping: retention, document: fetchedFeed.recognized.union(document), at: moment).filter
    {
      !(statuses[$0]?.isKept ?? false)
    }
    for id in outlived { (articles[id], bodies[id]) = (nil, nil) }
    return outlived.count
  }

  public func merge(_ feed: FeedID, into other: FeedID, isRepeated: Bool) throws(ReaderError) -> [StatusEdit] {
    try failures.check(.merge)
    let merging = FeedMerging(articles.values.filter { $0.feed == feed }, into: other, with: articles.values.filter { $0.feed == other })
    for (id, copy) in merging.missing {
      articles[copy.id] = copy
      bodies[copy.id] = bodies[id]
    }
    let before = statuses
    let edits = merging.edits(in: before)
    for edit in edits {
      for id in edit.ids { statuses[id] = (statuses[id] ?? .new).applying(.set(edit.mark, true)) }
    }
    return merging.revertible(edits, before: before)
  }

  public func completeFeeds() throws(ReaderError) -> [FeedID: Int] {
    try failures.check(.completeFeeds)
    return articles.values.reduce(into: [:]) { $0[$1.feed, default: 0] += 1 }
  }

  private func targets(_ target: StatusChange.Target, in feeds: [FeedID]) throws(ReaderError) -> [ArticleWithStatus] {
    switch target {
    case .matching(let query): return found(query, in: feeds)
    case .articles(let references):
      let entries = entries(in: feeds)
      var targets: [ArticleWithStatus] = []
      for reference in references {
        let id = try reference.resolve(in: entries.map(\.article.id))
        // An article that is named twice counts once: a toggle must not undo itself.
        if !targets.contains(where: { $0.article.id == id }) { targets += entries.filter { $0.article.id == id } }
      }
      return targets
    }
  }

  private func found(_ query: ArticleQuery, in feeds: [FeedID]) -> [ArticleWithStatus] {
    var query = query
    if query.refresh == .latest, let latestRefresh { query.refresh = .began(latestRefresh) }
    query.condition?.latestRefresh = latestRefresh
    let matcher = QueryMatcher(query)
    let matching = entries(in: feeds).filter { entry in matcher.matches(entry) { body(of: entry.article.id) } }
    return query.ordered(matching) { document(of: $0.article.id).plainText }
  }

  private func entries(in feeds: [FeedID]) -> [ArticleWithStatus] {
    stored.filter { feeds.contains($0.article.feed) }
  }

  /// The body as one paragraph, including its markup: this fake does not parse HTML.
  private func document(of id: ArticleID) -> Document {
    switch bodies[id] ?? .none {
    case .text(let text), .html(let text, _): Document(blocks: [.paragraph([.text(text)])])
    case .none: .empty
    }
  }

  private func body(of id: ArticleID) -> QueryBody {
    let (text, hasBody) = (document(of: id).plainText, bodies[id].map { $0 != ArticleBody.none } ?? false)
    return QueryBody(text, links: hasBody ? 0 : nil)
  }

  private func entry(of article: Article) -> ArticleWithStatus {
    ArticleWithStatus(article: article, status: statuses[article.id] ?? .new)
  }
}
