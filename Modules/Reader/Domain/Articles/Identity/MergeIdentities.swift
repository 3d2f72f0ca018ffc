import CoreDomain

/// Chooses the identities under which the articles of one fetched feed are stored. Each identity is used once.
public struct MergeIdentities: Sendable {
  private let incomingArticles: [ArticleMerge.IncomingArticle]
  private var taken: Set<ArticleID>
  private var guidChange: GuidChange?
  /// How many twins of each identity were compared; see `ArticleIdentity.twin`.
  private var twins: [String: Int] = [:]
  /// The first files of all incoming articles.
  private lazy var files: Set<WebURL> = Set(incomingArticles.compactMap { $0.article.enclosures.first?.url })
  /// The stored articles that were matched with items by their content. None of the items' forms has these identities.
  public private(set) var recognized: Set<ArticleID> = []

  /// Reserves the identities of all incoming articles.
  public init(_ incomingArticles: [ArticleMerge.IncomingArticle]) {
    self.incomingArticles = incomingArticles
    taken = Set(incomingArticles.map(\.article.id))
  }

  /// Returns the identity of an incoming article.
  ///
  /// The result is the article's own identity, unless the item is already stored under the identity of another form, and not under its own.
  /// So an item keeps its star when other items with the same guid appear and disappear, when its publisher adds or changes guids, or when
  /// a newer version reads it better. Another item never inherits the star, and never replaces an article: if its own identity is a link
  /// that another item had, it gets a new identity.
  ///
  /// - Parameters:
  ///   - article: one of the incoming articles.
  ///   - stored: returns the article that is stored under an identity.
  ///   - places: returns the sort keys of all stored articles of the feed. It is called only for items that are not found under any
  ///     identity.
  public mutating func id<Failure>(
    of article: ArticleMerge.IncomingArticle, stored: (ArticleID) throws(Failure) -> Article?,
    places: () throws(Failure) -> [ArticleSortKey]
  ) throws(Failure) -> ArticleID {
    let own = article.article.id
    guard let item = article.item else { return own }
    let known = try stored(own)
    let isAnotherDay = known.map { IdentityCandidate.isAnotherDay(item, than: $0) } ?? false
    if !isAnotherDay, let known, isReading(item, of: known, today: article.article) { return own }
    for (form, id) in article.forms {
      guard !taken.contains(id), let known = try stored(id), isReading(form.reading, of: known, today: article.article) else { continue }
      taken.insert(id)
      return id
    }
    if let known {
      return isAnotherDay ? try id(of: article, item, onPageOf: known, stored: stored, places: places) : own
    }
    if let id = try twin(of: item, article.article, stored: stored) { return recognize(id) }
    if guidChange == nil { guidChange = GuidChange(to: incomingArticles, stored: try places()) }
    guard let id = try guidChange?.id(of: article.article, taken: taken, stored: stored) else { return own }
    return recognize(id)
  }

  /// Returns the identity of an article whose page shows another item each day. It is that of the stored article with the same date, else
  /// that of the latest one if the titles are equal, else a new identity.
  private mutating func id<Failure>(
    of article: ArticleMerge.IncomingArticle, _ item: FeedItem, onPageOf known: Article, stored: (ArticleID) throws(Failure) -> Article?,
    places: () throws(Failure) -> [ArticleSortKey]
  ) throws(Failure) -> ArticleID {
    let taken = taken
    var latest = known
    for place in try places().filter({ $0.firstSeen >= known.firstSeen && !taken.contains($0.id) }).sorted() {
      guard let other = try stored(place.id), other.url == known.url else { continue }
      if IdentityCandidate.hasDate(of: item, other) { return recognize(other.id) }
      if (other.firstSeen, other.date) > (latest.firstSeen, latest.date) { latest = other }
    }
    if IdentityCandidate.hasTitle(of: item, latest) { return latest.id == known.id ? known.id : recognize(latest.id) }
    let further = ArticleIdentity.possibleIdentities(of: item).last.map { ArticleID(feed: article.article.feed, identity: $0) }
    guard let further, self.taken.insert(further).inserted else { return known.id }
    return further
  }

  /// Returns the identity that an item got from a feed server, if the server had several items that nothing told apart.
  private mutating func twin<Failure>(
    of item: FeedItem, _ article: Article, stored: (ArticleID) throws(Failure) -> Article?
  ) throws(Failure) -> ArticleID? {
    var served = item
    (served.guid, served.url) = (nil, item.page)
    let identity = ArticleIdentity.identityOfTwins(of: served)
    while true {
      let number = twins[identity, default: 0] + 1
      let id = ArticleID(feed: article.feed, identity: ArticleIdentity.twin(number, of: identity))
      guard let known = try stored(id) else { return nil }
      twins[identity] = number
      if !taken.contains(id), isReading(served, of: known, today: article) { return id }
    }
  }

  /// Whether the article stored under the identity of a reading is this item. A file that was signed anew is the file of no item any more: if
  /// another item has it, the query tells the two apart.
  private mutating func isReading(_ reading: FeedItem, of known: Article, today article: Article) -> Bool {
    guard IdentityCandidate.isReading(reading, of: known, today: article) else { return false }
    guard let file = known.enclosures.first?.url, let ours = article.enclosures.first?.url else { return true }
    return file == ours || file == reading.enclosures.first?.url || !files.contains(file)
  }

  private mutating func recognize(_ id: ArticleID) -> ArticleID {
    taken.insert(id)
    recognized.insert(id)
    return id
  }
}

extension MergeIdentities {
  /// Returns the identity of an incoming article among the stored articles of its feed.
  public mutating func id(of article: ArticleMerge.IncomingArticle, among stored: [ArticleID: Article]) -> ArticleID {
    id(of: article, stored: { stored[$0] }, places: { stored.values.map(\.place) })
  }
}
