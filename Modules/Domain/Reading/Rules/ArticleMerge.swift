/// How an arrival becomes articles, and what becomes of those that were there.
public enum ArticleMerge {
  /// An article to be stored, with its body.
  public struct IncomingArticle: Hashable, Sendable {
    /// The article.
    public let article: Article
    /// Its body.
    public let body: ArticleBody
    /// The item that it was made of; nil when the article comes out of a store.
    public let item: FeedItem?

    /// Puts the parts together.
    public init(article: Article, body: ArticleBody, item: FeedItem? = nil) {
      self.article = article
      self.body = body
      self.item = item
    }

    /// The identities under which it may be stored already, besides its own; see `ItemForm`.
    public var otherIDs: [ArticleID] {
      var seen: Set<ArticleID> = [article.id]
      return forms.lazy.map { id(of: $0) }.filter { seen.insert($0).inserted }
    }

    var forms: [ItemForm] { item.map(ItemForm.forms(of:)) ?? [] }

    func id(of form: ItemForm) -> ArticleID { ArticleID(feed: article.feed, identity: form.identity) }
  }

  /// The articles of an arrival, in document order, each once. Texts without end are cut (`TextLimits`); their identities are those of the whole texts.
  public static func incomingArticles(of fetchedFeed: FetchedFeed, at moment: Timestamp) -> [IncomingArticle] {
    zip(fetchedFeed.content.items, ItemIdentity.identities(of: fetchedFeed.content.items)).enumerated().compactMap { position, pair in
      let (item, identity) = pair
      guard let identity else { return nil }
      let article = Article(
        id: ArticleID(feed: fetchedFeed.feed, identity: identity), feed: fetchedFeed.feed, title: ArticleTitle.title(of: item),
        url: item.page, authors: authors(of: item, in: fetchedFeed.content),
        published: item.published ?? item.updated, updated: item.updated, firstSeen: moment, position: position,
        tags: item.tags.prefix(TextLimits.mostTags).map { $0.limited() },
        enclosures: Array(item.enclosures.prefix(TextLimits.mostEnclosures)), language: item.language ?? fetchedFeed.content.language)
      return IncomingArticle(article: article, body: item.body, item: item)
    }
  }

  private static func authors(of item: FeedItem, in feed: Feed) -> [Author] {
    Array((item.authors.isEmpty ? feed.authors : item.authors).prefix(TextLimits.mostAuthors))
  }

  /// The body to store when `arrived` is that of an article with the body `stored`. It is no edit when only what its links are relative to
  /// has changed: a feed behind several servers may come from another address every time.
  public static func merged(_ arrived: ArticleBody, into stored: ArticleBody) -> ArticleBody {
    arrived.withoutBase == stored.withoutBase ? stored : arrived
  }

  /// The article to store when `arrived` is the same article as `stored`: edited in place, with the memory of when it was first seen.
  public static func merged(_ arrived: Article, into stored: Article) -> Article {
    Article(
      id: stored.id, feed: stored.feed, title: arrived.title, url: arrived.url, authors: arrived.authors,
      published: arrived.published ?? stored.published, updated: arrived.updated, firstSeen: stored.firstSeen, position: stored.position,
      tags: arrived.tags, enclosures: arrived.enclosures, language: arrived.language)
  }
}
