import CoreDomain

/// Articles of several feeds with the same page, which are duplicates of each other.
///
/// Grouping changes no article; it only affects the list that requests it. Two articles of one feed are never duplicates, and articles
/// without a page are not either.
public struct DuplicateGroup: Hashable, Sendable {
  /// The article that the list shows: the first of the group.
  public let shown: ArticleWithStatus
  /// The other articles, in list order.
  public private(set) var others: [ArticleWithStatus]

  /// Groups the duplicates among articles in list order.
  public static func groups(of entries: [ArticleWithStatus]) -> [DuplicateGroup] {
    var groups: [DuplicateGroup] = []
    var places: [String: [Int]] = [:]
    for entry in entries {
      let page = entry.article.url.map(page(of:))
      if let page, let place = places[page]?.first(where: { !groups[$0].holdsArticle(of: entry.article.feed) }) {
        groups[place].others.append(entry)
        continue
      }
      if let page { places[page, default: []].append(groups.count) }
      groups.append(DuplicateGroup(shown: entry, others: []))
    }
    return groups
  }

  /// The part of a URL that identifies a page. It excludes scheme, `www.`, fragment, tracking parameters and a final slash.
  static func page(of url: WebURL) -> String {
    let whole = url.text.prefix { $0 != "#" }
    let path = whole.drop { $0 != ":" }.dropFirst(3)
    let bare = path.hasPrefix("www.") ? path.dropFirst(4) : path
    let parts = bare.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.count > 1 ? parts[1].split(separator: "&").filter { !isTracking($0) } : []
    let place = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
    return query.isEmpty ? String(place) : "\(place)?\(query.joined(separator: "&"))"
  }

  /// In the links of feeds, these parameters name the feed. Elsewhere they may choose a page, so `WebURL.isTracking` does not know them.
  private static let namesOfFeeds: Set<Substring> = ["ref", "source"]

  private static func isTracking(_ parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }
    return namesOfFeeds.contains(name) || WebURL.isTracking(name.unicodeScalars)
  }

  private func holdsArticle(of feed: FeedID) -> Bool {
    shown.article.feed == feed || others.contains { $0.article.feed == feed }
  }
}

/// A duplicate of an article, from another feed.
public struct DuplicateArticle: Hashable, Sendable {
  /// The duplicate's own identity: it is stored, starred and read separately.
  public let id: ArticleID
  /// The title of the duplicate's feed.
  public let feedTitle: String

  public init(id: ArticleID, feedTitle: String) {
    self.id = id
    self.feedTitle = feedTitle
  }
}
