import CoreDomain

/// Decides which articles the new items of a feed server are, for one feed.
///
/// A stored article is an item of the same feed with the same address and the same title or date, or without an address with the same title
/// and date. It must have no item that the server still has: two items of the server are two articles. Any other item becomes a new article,
/// with the first free identity that the item may have without a guid (`ArticleIdentity`), or as a twin. So a later refresh without the server finds it.
struct ServerItemMatching: Sendable {
  private enum Likeness: Hashable {
    case same(WebURL?, String, second: Int64)
    case titled(WebURL, String)
    case dated(WebURL, second: Int64)
  }

  private let feed: FeedID
  private let stored: Set<ArticleID>
  /// The articles by what they have in common with items, the newest last.
  private var candidates: [Likeness: [ArticleID]] = [:]
  private var taken: Set<ArticleID>
  /// The number of the last twin of each identity; see `ArticleIdentity.twin`.
  private var twins: [String: Int] = [:]

  /// - Parameters:
  ///   - stored: all stored articles of the feed.
  ///   - living: the articles with an item that the server has, of any feed.
  init(_ feed: FeedID, stored: [Article], living: Set<ArticleID>) {
    self.feed = feed
    self.stored = Set(stored.map(\.id))
    taken = living
    for article in stored.sorted(by: { $1.place < $0.place }) where !living.contains(article.id) {
      let (exact, similar) = Self.likenesses(article.url, article.title, article.published)
      for likeness in exact + similar { candidates[likeness, default: []].append(article.id) }
    }
  }

  /// Whether an article is stored already.
  func isStored(_ id: ArticleID) -> Bool { stored.contains(id) }

  /// The articles of items, one for each. No article is returned twice.
  mutating func articles(of items: [ServerItem]) -> [ArticleID] {
    var found: [Int: ArticleID] = [:]
    let likenesses = items.map { Self.likenesses($0.item.page, ArticleTitle.title(of: $0.item), $0.item.published ?? $0.item.updated) }
    for (place, likeness) in likenesses.enumerated() { found[place] = take(likeness.exact) }
    for (place, likeness) in likenesses.enumerated() where found[place] == nil { found[place] = take(likeness.similar) }
    return items.enumerated().map { place, item in found[place] ?? newArticle(of: item) }
  }

  private mutating func take(_ likenesses: [Likeness]) -> ArticleID? {
    for likeness in likenesses {
      while let id = candidates[likeness]?.popLast() {
        if taken.insert(id).inserted { return id }
      }
    }
    return nil
  }

  private mutating func newArticle(of item: ServerItem) -> ArticleID {
    var content = item.item
    content.guid = nil
    for identity in ArticleIdentity.possibleIdentities(of: content) {
      let id = ArticleID(feed: feed, identity: identity)
      if !stored.contains(id), taken.insert(id).inserted { return id }
    }
    let identity = ArticleIdentity.identityOfTwins(of: content)
    while true {
      twins[identity, default: 0] += 1
      let id = ArticleID(feed: feed, identity: ArticleIdentity.twin(twins[identity, default: 0], of: identity))
      if !stored.contains(id), taken.insert(id).inserted { return id }
    }
  }

  private static func likenesses(_ url: WebURL?, _ title: String, _ date: Timestamp?) -> (exact: [Likeness], similar: [Likeness]) {
    let title = ServerTitle.folded(title)
    let second = second(of: date)
    guard let url else { return (second.map { [.same(nil, title, second: $0)] } ?? [], []) }
    return (second.map { [.same(url, title, second: $0)] } ?? [], [.titled(url, title)] + (second.map { [.dated(url, second: $0)] } ?? []))
  }

  /// The whole second of a moment: servers send no parts of seconds.
  static func second(of date: Timestamp?) -> Int64? {
    date.map { $0.milliseconds >= 0 ? $0.milliseconds / 1000 : ($0.milliseconds - 999) / 1000 }
  }
}
