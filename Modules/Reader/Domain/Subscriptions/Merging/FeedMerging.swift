import CoreDomain

/// The transfer of a feed's stored articles and marks to another feed that has moved to the same URL.
public struct FeedMerging: Hashable, Sendable {
  private let feed: FeedID
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
    let pages = Dictionary(grouping: articles, by: Page.init).mapValues(\.count)
    let otherPages = Dictionary(grouping: others, by: Page.init)
    for article in articles {
      let copy = Article(copying: article, to: feed)
      let page = Page(article)
      let samePage = otherPages[page] ?? []
      if known.contains(copy.id) {
        counterparts[article.id] = copy.id
      } else if let other = alike[Likeness(article)] {
        counterparts[article.id] = other
      } else if page.url != nil, samePage.count == 1, pages[page] == 1 {
        counterparts[article.id] = samePage[0].id
      } else {
        counterparts[article.id] = copy.id
        missing[article.id] = copy
      }
    }
    self.feed = feed
    self.counterparts = counterparts
    self.missing = missing
  }

  /// The articles of the first feed, by the corresponding article of the second feed.
  public var origins: [ArticleID: [ArticleID]] { Dictionary(grouping: counterparts.keys.sorted()) { counterparts[$0] ?? $0 } }

  /// The edits that give the second feed's articles the marks of the first feed's. No mark is cleared.
  public func edits(in statuses: [ArticleID: ArticleStatus]) -> [StatusEdit] {
    var marks: [ArticleID: Set<ArticleMark>] = [:]
    for (id, counterpart) in counterparts { marks[counterpart, default: []].formUnion(statuses[id]?.marks ?? []) }
    return StatusEdit.edits(setting: marks)
  }

  /// The part of the edits that changed the second feed's own articles, by the statuses before the edits. Copies of articles keep their marks when
  /// a merge is undone.
  public func revertible(_ edits: [StatusEdit], before: [ArticleID: ArticleStatus]) -> [StatusEdit] {
    let copies = Set(counterparts.keys.map { ArticleID(copying: $0, to: feed) })
    return edits.compactMap { edit in edit.only { !copies.contains($0) && before[$0]?.has(edit.mark) != edit.isSet } }
  }

  /// The properties by which articles of two feeds count as the same. Their identities differ because they are derived from the feed.
  private struct Likeness: Hashable {
    let page: Page
    let published: Timestamp?

    init(_ article: Article) {
      page = Page(article)
      published = article.published
    }
  }

  /// A page and a title identify an article whatever its dates if no other article of the two feeds has them.
  private struct Page: Hashable {
    let url: WebURL?
    let title: String

    init(_ article: Article) {
      url = article.url
      title = article.title
    }
  }
}

extension ArticleID {
  /// The identity of the copy of an article in another feed. It is derived from that of the article, so a repeated merge adds no duplicate.
  init(copying id: ArticleID, to feed: FeedID) { self.init(feed: feed, identity: "merged:\(id.text)") }
}

extension Article {
  /// Creates the same article in another feed.
  fileprivate init(copying article: Article, to feed: FeedID) {
    self = article
    id = ArticleID(copying: article.id, to: feed)
    self.feed = feed
  }
}
