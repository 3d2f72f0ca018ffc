import CoreDomain

/// The transfer of a feed's stored articles and marks to another feed that has moved to the same URL.
public struct FeedMerging: Hashable, Sendable {
  /// For every article of the first feed, the corresponding article of the second feed.
  public let counterparts: [ArticleID: ArticleID]
  /// The articles to add to the second feed, keyed by their identities in the first feed.
  public let missing: [ArticleID: Article]

  /// Compares the stored articles of both feeds.
  public init(_ articles: [Article], into feed: FeedID, with others: [Article]) {
    var counterparts: [ArticleID: ArticleID] = [:]
    var missing: [ArticleID: Article] = [:]
    let known = Set(others.map(\.id))
    // Of several alike, the same one is chosen whatever their order.
    let alike = Dictionary(others.map { (Likeness($0), $0.id) }, uniquingKeysWith: { min($0, $1) })
    for article in articles {
      let copy = Article(copying: article, to: feed)
      if known.contains(copy.id) {
        counterparts[article.id] = copy.id
      } else if let other = alike[Likeness(article)] {
        counterparts[article.id] = other
      } else {
        counterparts[article.id] = copy.id
        missing[article.id] = copy
      }
    }
    self.counterparts = counterparts
    self.missing = missing
  }

  /// The marks to set on the second feed's articles, taken from the first feed. No mark is cleared.
  public func marks(in statuses: [ArticleID: ArticleStatus]) -> [ArticleMark: [ArticleID]] {
    var marks: [ArticleMark: [ArticleID]] = [:]
    for (id, counterpart) in counterparts {
      for mark in statuses[id]?.marks ?? [] { marks[mark, default: []].append(counterpart) }
    }
    return marks
  }

  /// The properties by which articles of two feeds count as the same. Their identities differ because they are derived from the feed.
  private struct Likeness: Hashable {
    let url: WebURL?
    let title: String
    let published: Timestamp?

    init(_ article: Article) {
      url = article.url
      title = article.title
      // The page alone identifies an article that has one, whatever its dates.
      published = article.url == nil ? article.published : nil
    }
  }
}

extension Article {
  /// Creates the same article in another feed. The new identity is derived from the old one, so a repeated merge adds no duplicate.
  fileprivate init(copying article: Article, to feed: FeedID) {
    self.init(
      id: ArticleID(feed: feed, identity: "merged:\(article.id.text)"), feed: feed, title: article.title, url: article.url,
      authors: article.authors, published: article.published, updated: article.updated, firstSeen: article.firstSeen,
      position: article.position, tags: article.tags, enclosures: article.enclosures, comments: article.comments,
      language: article.language,
      isEdited: article.isEdited)
  }
}
