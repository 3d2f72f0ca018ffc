import CoreDomain

/// Finds the stored articles of items whose publisher has changed all guids, or the links in place of guids.
///
/// A stored article can be such an item only if it is older than all stored articles whose identities are in the document. Otherwise the feed
/// has kept its guids, and the item was added. Dates must be equal, and the page or the title too. If only one of these two is equal, or if
/// there are no dates, no other item and no other stored article may be as similar.
struct GuidChange: Sendable {
  private enum Likeness: Hashable {
    case page(WebURL, Timestamp?)
    case title(String, Timestamp)
  }

  private let incomingArticles: [ArticleMerge.IncomingArticle]
  private let places: [ArticleSortKey]
  /// The number of items in the document, by what may identify them.
  private let items: [Likeness: Int]
  /// The stored articles without a publication date, and those that were dated in the future when they arrived: their sort date says nothing.
  private var undated: [ArticleSortKey] = []
  private var dated: [Timestamp: [ArticleSortKey]] = [:]
  private var candidates: [Likeness: [Article]] = [:]
  /// The time before which a candidate was first seen: when the first stored article with an identity of an item was.
  private var oldest: Timestamp?
  /// Whether `oldest` knows all forms of the items. Their own identities are compared first, because that takes no hash.
  private var knowsForms = false

  init(to incomingArticles: [ArticleMerge.IncomingArticle], stored places: [ArticleSortKey]) {
    self.incomingArticles = incomingArticles
    self.places = places
    items = incomingArticles.reduce(into: [:]) { items, incoming in
      for likeness in Self.likenesses(of: incoming.article) { items[likeness, default: 0] += 1 }
    }
    for place in places {
      if place.date < place.firstSeen { dated[place.date, default: []].append(place) } else { undated.append(place) }
    }
    oldest = Self.oldest(of: Set(incomingArticles.map(\.article.id)), in: places)
  }

  /// The identity of the stored article that is this item; nil when no stored article is.
  mutating func id<Failure>(
    of article: Article, taken: Set<ArticleID>, stored: (ArticleID) throws(Failure) -> Article?
  ) throws(Failure) -> ArticleID? {
    try addCandidates(dated: article.published, stored: stored)
    let samePage = article.url.flatMap { candidates[.page($0, article.published)] } ?? []
    let free = samePage.filter { !taken.contains($0.id) }
    guard let date = article.published else {
      // A lone item without a date may be what a page says today.
      guard incomingArticles.count > 1, let known = free.first, known.title == article.title else { return nil }
      return isOnly(article.url.map { .page($0, nil) }, samePage) ? known.id : nil
    }
    if let known = free.first(where: { $0.title == article.title }) { return known.id }
    if let known = free.first, isOnly(article.url.map { .page($0, date) }, samePage) { return known.id }
    let sameTitle = candidates[.title(article.title, date)] ?? []
    guard let known = sameTitle.first, !taken.contains(known.id), isOnly(.title(article.title, date), sameTitle) else { return nil }
    return known.id
  }

  private func isOnly(_ likeness: Likeness?, _ similar: [Article]) -> Bool {
    similar.count == 1 && likeness.map { items[$0] == 1 } ?? false
  }

  /// Reads the stored articles that may have this publication date, each once.
  private mutating func addCandidates<Failure>(
    dated date: Timestamp?, stored: (ArticleID) throws(Failure) -> Article?
  ) throws(Failure) {
    let added = (undated + (date.flatMap { dated.removeValue(forKey: $0) } ?? [])).filter(isOlder)
    undated = []
    if !added.isEmpty, !knowsForms {
      let forms = Self.oldest(of: Set(incomingArticles.flatMap(\.otherIDs)), in: places)
      oldest = [oldest, forms].compactMap { $0 }.min()
      knowsForms = true
    }
    for place in added.sorted() where isOlder(place) {
      guard let article = try stored(place.id) else { continue }
      for likeness in Self.likenesses(of: article) { candidates[likeness, default: []].append(article) }
    }
  }

  private func isOlder(_ place: ArticleSortKey) -> Bool { oldest.map { place.firstSeen < $0 } ?? true }

  private static func oldest(of ids: Set<ArticleID>, in places: [ArticleSortKey]) -> Timestamp? {
    places.lazy.filter { ids.contains($0.id) }.map(\.firstSeen).min()
  }

  private static func likenesses(of article: Article) -> [Likeness] {
    [article.url.map { .page($0, article.published) }, article.published.map { .title(article.title, $0) }].compactMap { $0 }
  }
}
