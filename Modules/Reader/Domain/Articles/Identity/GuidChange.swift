import CoreDomain

/// Finds the stored articles of items after a publisher has changed all guids, or the links that are used in place of guids. `ArticleIdentity`
/// says what identifies an item otherwise.
///
/// A stored article is a candidate only if it is older than all stored articles whose identities are in the document. Otherwise, the feed
/// has kept its guids, and the item is new. The dates must be equal, and also the page or the title. If only one of these two is equal, or
/// if there are no dates, no other item and no other stored article may match equally well.
struct GuidChange: Sendable {
  private enum Likeness: Hashable {
    case page(WebURL, Timestamp?)
    case title(String, Timestamp)
  }

  private let incomingArticles: [ArticleMerge.IncomingArticle]
  private let places: [ArticleSortKey]
  /// The number of items in the document with each likeness.
  private let items: [Likeness: Int]
  /// The stored articles without a publication date, and those dated in the future when they arrived. Their sort date identifies nothing.
  private var undated: [ArticleSortKey] = []
  private var dated: [Timestamp: [ArticleSortKey]] = [:]
  private var candidates: [Likeness: [Article]] = [:]
  /// A candidate was first seen before this time, when the first stored article with an identity of an item was first seen.
  private var oldest: Timestamp?
  /// Whether `oldest` considers all forms of the items. Their own identities are compared first, because that needs no hashing.
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

  /// The identity of the stored article that is this item; nil when there is none.
  mutating func id<Failure>(
    of article: Article, taken: Set<ArticleID>, stored: (ArticleID) throws(Failure) -> Article?
  ) throws(Failure) -> ArticleID? {
    try addCandidates(dated: article.published, stored: stored)
    let samePage = article.url.flatMap { candidates[.page($0, article.published)] } ?? []
    let free = samePage.filter { !taken.contains($0.id) }
    guard let date = article.published else {
      // A single item without a date may be the current content of a page.
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

  /// Reads the stored articles that may have this publication date, each only once.
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
