/// Which articles are the same one, come with several feeds: those with one page.
///
/// Nothing is changed by it, and nothing is hidden but in the list that asked for it. Articles of one feed are never taken for the same, and
/// those without a page neither.
public struct DuplicateGroup: Hashable, Sendable {
  /// The article that is shown: the one that stands highest.
  public let shown: ArticleWithStatus
  /// The others, in the order of the list.
  public private(set) var others: [ArticleWithStatus]

  /// Puts articles that are the same together, in the order of the list.
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

  /// The parts of an address by which a page is known: without the scheme, `www.`, what stands behind `#`, what only tells where a reader comes
  /// from, and a slash at the end.
  static func page(of url: WebURL) -> String {
    let whole = url.text.prefix { $0 != "#" }
    let path = whole.drop { $0 != ":" }.dropFirst(3)
    let bare = path.hasPrefix("www.") ? path.dropFirst(4) : path
    let parts = bare.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.count > 1 ? parts[1].split(separator: "&").filter { !isTracking($0) } : []
    let place = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
    return query.isEmpty ? String(place) : "\(place)?\(query.joined(separator: "&"))"
  }

  /// Parameters that servers of pages do not need (https://support.google.com/analytics/answer/10917952 names those of `utm_`).
  private static let tracking: Set<Substring> = ["fbclid", "gclid", "mc_cid", "mc_eid", "ref", "source"]

  private static func isTracking(_ parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }
    return name.hasPrefix("utm_") || tracking.contains(name)
  }

  private func holdsArticle(of feed: FeedID) -> Bool {
    shown.article.feed == feed || others.contains { $0.article.feed == feed }
  }
}
