/// How what is stored of a feed goes over to another feed that has come to the same address.
public struct FeedMerging: Hashable, Sendable {
  /// For every article of the first feed, the one of the second that takes its place.
  public let counterparts: [ArticleID: ArticleID]
  /// The articles that the second feed lacks, as it is to have them, by the identities that they have in the first.
  public let missing: [ArticleID: Article]

  /// Compares what is stored of both.
  public init(_ articles: [Article], into feed: FeedID, with others: [Article]) {
    var counterparts: [ArticleID: ArticleID] = [:]
    var missing: [ArticleID: Article] = [:]
    let known = Dictionary(grouping: others, by: Likeness.init)
    for article in articles {
      if let other = known[Likeness(article)]?.first {
        counterparts[article.id] = other.id
      } else {
        let copy = Article(copying: article, to: feed)
        counterparts[article.id] = copy.id
        missing[article.id] = copy
      }
    }
    self.counterparts = counterparts
    self.missing = missing
  }

  /// The marks that the second feed's articles get: those of the first feed's. None is taken away.
  public func marks(in statuses: [ArticleID: ArticleStatus]) -> [ArticleMark: [ArticleID]] {
    var marks: [ArticleMark: [ArticleID]] = [:]
    for (id, counterpart) in counterparts {
      for mark in statuses[id]?.marks ?? [] { marks[mark, default: []].append(counterpart) }
    }
    return marks
  }

  /// By what articles of two feeds are known to be the same: both were made of one document, but their identities are derived from the feed.
  private struct Likeness: Hashable {
    let url: WebURL?
    let title: String
    let published: Timestamp?

    init(_ article: Article) {
      url = article.url
      title = article.title
      // An article with a page is known by it, whatever its dates.
      published = article.url == nil ? article.published : nil
    }
  }
}

extension Article {
  /// The same article in another feed. Its identity there is derived from the one that it had, so that it gets no second one if this is done
  /// twice.
  fileprivate init(copying article: Article, to feed: FeedID) {
    self.init(
      id: ArticleID(feed: feed, identity: "merged:\(article.id.text)"), feed: feed, title: article.title, url: article.url,
      authors: article.authors, published: article.published, updated: article.updated, firstSeen: article.firstSeen,
      position: article.position, tags: article.tags, enclosures: article.enclosures, language: article.language)
  }
}
