/// What a feed server holds for a user. Tests change it as another client of the user would.
public struct ServedAccount: Sendable {
  public var password: String
  public private(set) var feeds: [ServedFeed] = []
  /// By id.
  public private(set) var articles: [Int64: ServedArticle] = [:]
  /// The labels of articles. They remain when no article has them.
  public private(set) var labels: Set<String> = []

  private var lastFeed = 7
  /// The arrival of the last article, in microseconds since 1970.
  private var lastArrival: Int64 = 1_795_796_998_470_036

  init(password: String) {
    self.password = password
  }

  /// Follows a feed, and takes all that it has.
  /// - Returns: the number of the feed.
  @discardableResult
  public mutating func follow(_ url: String, _ feed: PublishedFeed, folder: String = "", title: String? = nil) -> Int {
    lastFeed += 1
    feeds.append(ServedFeed(number: lastFeed, url: url, title: title ?? feed.title, folder: folder))
    receive(feed.items, of: lastFeed)
    return lastFeed
  }

  /// Stops following a feed. Its articles go with their stars.
  public mutating func unfollow(_ number: Int) {
    feeds.removeAll { $0.number == number }
    articles = articles.filter { $0.value.feed != number }
  }

  /// Takes the articles of a feed that the account lacks. A purged one comes again, under a new id.
  mutating func receive(_ items: [PublishedItem], of number: Int) {
    let known = Set(articles.values.filter { $0.feed == number }.map(\.item.guid))
    for item in items.reversed() where !known.contains(item.guid) {
      lastArrival += 1_000_003
      articles[lastArrival] = ServedArticle(id: lastArrival, feed: number, item: item)
    }
  }

  /// Sets the clock of the server forward, or back by a negative number. The ids of articles are times of it.
  public mutating func turnClock(hours: Int) { lastArrival += Int64(hours) * 3_600 * 1_000_000 }

  public mutating func change(feed number: Int, _ change: (inout ServedFeed) -> Void) {
    for place in feeds.indices where feeds[place].number == number { change(&feeds[place]) }
  }

  /// Changes the articles with these titles.
  public mutating func change(_ titles: String..., by change: (inout ServedArticle) -> Void) {
    for (id, article) in articles where titles.contains(article.item.title) { change(&articles[id, default: article]) }
    labels.formUnion(articles.values.flatMap(\.labels))
  }

  /// Changes the articles that exist under these ids.
  mutating func change(ids: [Int64], by change: (inout ServedArticle) -> Void) {
    for id in ids { if var article = articles.removeValue(forKey: id) { change(&article); articles[id] = article } }
  }

  /// Deletes the articles with these titles.
  public mutating func purge(_ titles: String...) {
    articles = articles.filter { !titles.contains($0.value.item.title) }
  }

  public mutating func add(label: String) { labels.insert(label) }

  public mutating func remove(label: String) {
    labels.remove(label)
    for id in articles.keys { articles[id]?.labels.remove(label) }
  }

  /// The titles of the articles that fulfil a condition, in alphabetical order.
  public func titles(where holds: (ServedArticle) -> Bool) -> [String] { articles.values.filter(holds).map(\.item.title).sorted() }

  /// The articles of a stream; nil when there is none of the name.
  func articles(in stream: String, defaultFolder: String) -> [ServedArticle]? {
    let hidden = Set(feeds.filter(\.isHidden).map(\.number))
    let listed = articles.values.filter { !hidden.contains($0.feed) }
    switch stream {
    case "user/-/state/com.google/reading-list": return listed
    case "user/-/state/com.google/starred": return listed.filter(\.isStarred)
    case let stream where stream.hasPrefix("feed/"):
      return articles.values.filter { "feed/\($0.feed)" == stream }
    case let stream where stream.hasPrefix(ServedFeed.label):
      let name = String(stream.dropFirst(ServedFeed.label.count))
      let inFolder = Set(feeds.filter { ($0.folder.isEmpty ? defaultFolder : $0.folder) == name }.map(\.number))
      if !inFolder.isEmpty { return articles.values.filter { inFolder.contains($0.feed) } }
      return labels.contains(name) ? articles.values.filter { $0.labels.contains(name) } : nil
    default: return nil
    }
  }
}

/// A feed of a ``ServedAccount``.
public struct ServedFeed: Sendable {
  static let label = "user/-/label/"

  public let number: Int
  public var url: String
  public var title: String
  /// Empty for the default folder.
  public var folder: String
  /// Whether neither the list of feeds nor that of all articles shows it.
  public var isHidden = false
}

/// An article of a ``ServedAccount``.
public struct ServedArticle: Sendable {
  /// Its arrival, in microseconds since 1970.
  public let id: Int64
  public let feed: Int
  public let item: PublishedItem
  public var isRead = false
  public var isStarred = false
  public var labels: Set<String> = []
}
