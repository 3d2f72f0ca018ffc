import CoreDomain

/// Stores the items that arrive in a contact, batch by batch.
actor ServerArrivals {
  private struct Arrival {
    let item: ServerItem
    let article: ArticleID
    let isKnown: Bool
  }

  private struct FeedNews {
    var new: [ArticleID] = []
    var changed = 0
    var hidden = 0
    /// Why articles could not be stored. The next contact receives them again.
    var error: ReaderError?
  }

  private let feeds: [ServerFeedID: Subscription]
  private let state: any ServerStateRepository
  private let articles: any ArticleRepository
  private let marks: ServerMarks
  private let known: [ServerItemID: ArticleID]
  private let returning: Set<ServerItemID>
  private let living: Set<ArticleID>
  private let unsent: [ArticleID: [ArticleMark: Bool]]
  private let last: Int
  private let marker: (any ArrivalMarker)?
  private let moment: Timestamp
  private let isForced: Bool

  private var matchings: [FeedID: ServerItemMatching] = [:]
  private var news: [FeedID: FeedNews] = [:]
  /// The items that this contact has recorded.
  private(set) var recorded: [ServerItemID: ArticleID] = [:]
  /// The articles of `returning` that are not stored, because they have not come.
  var absent: Set<ArticleID> { Set(returning.compactMap { known[$0] }).subtracting(present) }
  /// The articles of known items that are stored.
  private var present: Set<ArticleID> = []
  /// The articles that have come in this contact, for the first time or again.
  var brought: Set<ArticleID> { present.union(recorded.values) }
  /// The marks that new articles got from rules.
  private(set) var marked = ArrivalMarks.none
  private(set) var storeProblems: [PersistenceError] = []

  /// - Parameters:
  ///   - known: the articles of the items that earlier contacts have recorded.
  ///   - returning: the known items whose articles are stored even if retention has removed them.
  ///   - living: the articles with an item that the server has.
  ///   - unsent: the waiting changes of articles without an item, up to the number `last`.
  init(
    of feeds: [Subscription], state: any ServerStateRepository, articles: any ArticleRepository, marks: ServerMarks,
    known: [ServerItemID: ArticleID], returning: Set<ServerItemID>, living: Set<ArticleID>,
    unsent: [ArticleID: [ArticleMark: Bool]], last: Int, marker: (any ArrivalMarker)?, moment: Timestamp, isForced: Bool
  ) {
    self.feeds = Dictionary(feeds.compactMap { feed in feed.serverID.map { ($0, feed) } }, uniquingKeysWith: { first, _ in first })
    self.state = state
    self.articles = articles
    self.marks = marks
    self.known = known
    self.returning = returning
    self.living = living
    self.unsent = unsent
    self.last = last
    self.marker = marker
    self.moment = moment
    self.isForced = isForced
  }

  /// The number of new articles, without those that arrived hidden.
  var count: Int { news.values.reduce(0) { $0 + $1.new.count } }

  var newArticles: Set<ArticleID> { Set(news.values.flatMap(\.new)) }

  var feedsWithNews: Set<FeedID> { Set(news.filter { !$0.value.new.isEmpty || $0.value.changed > 0 }.keys) }

  /// The results of feeds, in their order. Before the end of a contact, only feeds with articles have one.
  func results(of feeds: [Subscription], isComplete: Bool) -> [(Subscription, FetchResult)] {
    feeds.compactMap { feed in
      guard let news = news[feed.id] else { return isComplete ? (feed, .unchanged) : nil }
      if let error = news.error { return (feed, .failed(error)) }
      let isNews = !news.new.isEmpty || news.changed > 0 || news.hidden > 0
      return (feed, isNews ? .updated(new: news.new, changed: news.changed, hidden: news.hidden) : .unchanged)
    }
  }

  /// Receives a batch of items and stores it. Items that were not asked for, or are of no followed feed, are ignored.
  func receive(_ ids: [ServerItemID], from session: any FeedServerSession) async throws(ReaderError) {
    let answered = Dictionary(try await session.items(ids).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var byFeed: [FeedID: [ServerItem]] = [:]
    for id in ids {
      guard let item = answered[id], let feed = feeds[item.feed] else { continue }
      byFeed[feed.id, default: []].append(item)
    }
    var arrivals: [FeedID: [Arrival]] = [:]
    for (feed, items) in byFeed.sorted(by: { $0.key < $1.key }) { arrivals[feed] = try await matched(items, of: feed) }
    try await store(arrivals)
  }

  /// The articles of items; nil when the stored articles of the feed cannot be read.
  private func matched(_ items: [ServerItem], of feed: FeedID) async throws(ReaderError) -> [Arrival]? {
    do throws(ReaderError) {
      if matchings[feed] == nil {
        let stored = try await articles.articles(matching: .everything, in: [feed]).map(\.article)
        matchings[feed] = ServerItemMatching(feed, stored: stored, living: living)
      }
    } catch {
      try note(error, of: feed)
      return nil
    }
    let new = items.filter { known[$0.id] == nil }
    let found = matchings[feed]?.articles(of: new) ?? []
    // What retention has removed is not received again by force.
    let again = items.filter { item in
      guard let article = known[item.id] else { return false }
      let isStored = matchings[feed]?.isStored(article) ?? false
      if isStored { present.insert(article) }
      // One that is still stored keeps its text.
      return returning.contains(item.id) ? !isStored || isForced : isStored
    }
    return zip(new, found).map { Arrival(item: $0, article: $1, isKnown: false) }
      + again.compactMap { item in known[item.id].map { Arrival(item: item, article: $0, isKnown: true) } }
  }

  /// Stores a batch, in an order that makes every interruption harmless. What only this side has is queued before the items are known, so that
  /// the server does not clear it. The marks of the server come last: until the items are known, they would look like marks of this side, and
  /// be sent again after another client has cleared them.
  private func store(_ arrivals: [FeedID: [Arrival]]) async throws(ReaderError) {
    let items = ServerLists.byArticle(newItems(of: arrivals))
    let missing = marks.union(of: items, statuses: try await state.statuses(of: Set(items.keys)))
    try await enqueue(missing.missingThere, items)
    // Articles that come back have marks on the server, too.
    let back = arrivals.values.joined().filter(\.isKnown).map(\.article)
    let marked = Set(missing.missingHere.flatMap(\.ids) + back)
    var stored = arrivals
    for (feed, arrived) in arrivals.sorted(by: { $0.key < $1.key }) {
      do throws(ReaderError) {
        try await store(arrived, of: feed, marked: marked)
        present.formUnion(arrived.filter(\.isKnown).map(\.article))
      } catch {
        try note(error, of: feed)
        stored[feed] = nil
      }
    }
    let new = newItems(of: stored)
    if !new.isEmpty { try await state.record(new) }
    recorded.merge(new) { _, new in new }
    let recorded = Set(new.values)
    let wanted = missing.missingHere.compactMap { $0.only(recorded.contains) }
    if !wanted.isEmpty { try await state.apply(wanted) }
  }

  private func newItems(of arrivals: [FeedID: [Arrival]]) -> [ServerItemID: ArticleID] {
    let new = arrivals.values.joined().filter { !$0.isKnown }
    return Dictionary(new.map { ($0.item.id, $0.article) }, uniquingKeysWith: { first, _ in first })
  }

  /// Stores the articles that are not stored yet, and those that are received by force.
  /// - Parameter marked: the articles that have marks on the server. Rules are about articles that nobody has seen.
  private func store(_ arrivals: [Arrival], of feed: FeedID, marked: Set<ArticleID>) async throws(ReaderError) {
    let wanted = arrivals.filter { $0.isKnown || !(matchings[feed]?.isStored($0.article) ?? false) }
    guard !wanted.isEmpty else { return }
    let fetched = FetchedFeed(
      feed: feed, content: Feed(format: .atom, items: wanted.map(\.item.item)), reading: nil, identities: wanted.map(\.article))
    let merged = try await articles.store(fetched, at: moment, marker: marker.map { UnmarkedArrivals(base: $0, marked: marked) })
    let hidden = merged.marked.hidden
    self.marked.add(merged.marked)
    news[feed, default: FeedNews()].new += merged.new.filter { !hidden.contains($0) }
    news[feed]?.changed += merged.changed
    news[feed]?.hidden += hidden.count
  }

  /// Queues what the server lacks of articles whose items are seen for the first time: the marks that only this side has, and the changes
  /// that could not be sent without an item. A change that the user has made meanwhile is queued already.
  private func enqueue(_ missing: [StatusEdit], _ items: [ArticleID: [ServerItemID]]) async throws(ReaderError) {
    var edits = MarkEdits()
    for edit in missing {
      for id in edit.ids where unsent[id]?[edit.mark] == nil { edits.add(edit.mark, true, to: id) }
    }
    for article in items.keys { for (mark, isSet) in unsent[article] ?? [:] { edits.add(mark, isSet, to: article) } }
    guard !edits.all.isEmpty else { return }
    var later: [ArticleMark: Set<ArticleID>] = [:]
    for change in try await state.pending().marks where change.number > last { later[change.mark, default: []].insert(change.article) }
    let wanted = edits.all.compactMap { edit in edit.only { !(later[edit.mark]?.contains($0) ?? false) } }
    try await state.enqueue(wanted, at: moment)
  }

  /// Notes that a feed cannot be stored, which must not prevent the others from being stored.
  /// - Throws: the error when nothing can be stored.
  private func note(_ error: ReaderError, of feed: FeedID) throws(ReaderError) {
    guard case .store(let problem) = error else { throw error }
    if case .gone = problem { throw error }
    news[feed, default: FeedNews()].error = error
    storeProblems.append(problem)
  }
}

/// A marker that is asked only about articles without marks on the server.
private struct UnmarkedArrivals: ArrivalMarker {
  let base: any ArrivalMarker
  let marked: Set<ArticleID>

  func marks<Failure>(
    for entries: [ArticleWithStatus], of feed: FeedID, body: (Int) throws(Failure) -> QueryBody
  ) throws(Failure) -> ArrivalMarks {
    let places = entries.indices.filter { !marked.contains(entries[$0].article.id) }
    return try base.marks(for: places.map { entries[$0] }, of: feed) { (place) throws(Failure) in try body(places[place]) }
  }
}
