public import CoreDomain

/// Converts a fetched feed into articles and merges them into the stored ones.
public enum ArticleMerge {
  /// The version of the code that reads documents. Increase it with every change that affects titles, texts or other parts of articles,
  /// because a difference between two versions is not an edit by the publisher.
  ///
  /// A change of what may identify an article also needs an earlier reading (`FeedItem.earlierReadings`). Repairs of documents that are not
  /// well-formed are excluded: what a repair changes may make articles new.
  public static let reading = 6

  /// An article to be stored, with its body.
  public struct IncomingArticle: Hashable, Sendable {
    public let article: Article
    public let body: ArticleBody
    /// The main text of the article's page; nil when the article comes from a feed, or when its page was not fetched.
    public let fullHTML: String?
    /// The item from which the article was made; nil when the article comes from a store.
    public let item: FeedItem?
    /// The version of the code that read its document (`ArticleMerge.reading`); nil when unknown.
    public let reading: Int?
    /// The feeds that may have been merged into the feed.
    private let mergedFeeds: [FeedID]

    public init(
      article: Article, body: ArticleBody, fullHTML: String? = nil, item: FeedItem? = nil, reading: Int? = nil, mergedFeeds: [FeedID] = []
    ) {
      self.article = article
      self.body = body
      self.fullHTML = fullHTML
      self.item = item
      self.reading = reading
      self.mergedFeeds = mergedFeeds
    }

    /// The other identities under which the article may be stored already; see `IdentityCandidate`.
    public var otherIDs: [ArticleID] {
      var seen: Set<ArticleID> = [article.id]
      return forms.lazy.map(\.id).filter { seen.insert($0).inserted }
    }

    /// The forms of the item with their identities in the feed, followed by the identities of copies from merged feeds.
    var forms: [(form: IdentityCandidate, id: ArticleID)] {
      let forms = item.map(IdentityCandidate.forms(of:)) ?? []
      return forms.map { ($0, ArticleID(feed: article.feed, identity: $0.identity)) }
        + mergedFeeds.flatMap { feed in
          forms.map { ($0, ArticleID(copying: ArticleID(feed: feed, identity: $0.identity), to: article.feed)) }
        }
    }

    /// The article to store under an identity that `MergeIdentities` chose.
    public func article(as id: ArticleID) -> Article {
      var copy = article
      copy.id = id
      return copy
    }
  }

  /// The articles of a fetched feed, in document order, each once. Identities are derived from the complete texts; then texts that are too
  /// long are cut (`TextLimits`). Items with given identities are not searched for under others.
  public static func incomingArticles(of fetchedFeed: FetchedFeed, at moment: Timestamp) -> [IncomingArticle] {
    let items = fetchedFeed.content.items
    if let identities = fetchedFeed.identities {
      return zip(items, identities).enumerated().map { position, pair in
        let article = article(of: pair.0, as: pair.1, in: fetchedFeed, at: position, moment)
        return IncomingArticle(article: article, body: pair.0.body, reading: fetchedFeed.reading)
      }
    }
    return zip(items, ArticleIdentity.identities(of: items)).enumerated().compactMap { position, pair in
      let (item, identity) = pair
      guard let id = identity.map({ ArticleID(feed: fetchedFeed.feed, identity: $0) }) else { return nil }
      return IncomingArticle(
        article: article(of: item, as: id, in: fetchedFeed, at: position, moment), body: item.body, item: item,
        reading: fetchedFeed.reading, mergedFeeds: fetchedFeed.mergedFeeds)
    }
  }

  private static func article(
    of item: FeedItem, as id: ArticleID, in fetchedFeed: FetchedFeed, at position: Int, _ moment: Timestamp
  ) -> Article {
    Article(
      id: id, feed: fetchedFeed.feed, title: ArticleTitle.title(of: item), url: item.page,
      authors: authors(of: item, in: fetchedFeed.content), published: item.published ?? item.updated, updated: item.updated,
      firstSeen: moment, position: position, tags: item.tags.prefix(TextLimits.maximumTags).map { $0.limited() },
      enclosures: Array(item.enclosures.prefix(TextLimits.maximumEnclosures)), comments: item.comments,
      language: item.language ?? fetchedFeed.content.language)
  }

  private static func authors(of item: FeedItem, in feed: Feed) -> [Author] {
    Array((item.authors.isEmpty ? feed.authors : item.authors).prefix(TextLimits.maximumAuthors))
  }

  /// The body to store when an article with the body `stored` arrives with the body `arrived`. A change of the base URL alone is not an
  /// edit: a feed behind several servers may use another base URL in every response.
  public static func merged(_ arrived: ArticleBody, into stored: ArticleBody) -> ArticleBody {
    arrived.withoutBase == stored.withoutBase ? stored : arrived
  }

  /// The article to store when `arrived` is the same article as `stored`, whose body is `body`. A modification date that only this version
  /// reads is not an edit: the article gets it with its next change.
  public static func merged(_ arrived: IncomingArticle, into stored: Article, with body: ArticleBody) -> Article {
    var article = arrived.article
    let isRead = arrived.item?.earlierReadings.contains { $0.updated == stored.updated && $0.updated != article.updated } ?? false
    if isRead, let item = arrived.item, IdentityCandidate.hasContent(of: item, stored, body) { article.updated = stored.updated }
    return merged(article, into: stored)
  }

  /// The article to store when `arrived` is the same article as `stored`. It has the new content, and keeps the identity, `firstSeen`,
  /// `isEdited` and the position. Two differences of the stored article are not edits, because earlier versions caused them: a user name or
  /// password from the feed's URL, and a URL with an invisible character in its host.
  public static func merged(_ arrived: Article, into stored: Article) -> Article {
    let isSamePage = arrived.url == stored.url.flatMap { $0.hasInvisibleHost ? nil : $0.withoutCredentials }
    let areSameAuthors = arrived.authors == stored.authors.map(\.withoutCredentials)
    let areSameFiles = arrived.enclosures == stored.enclosures.filter { !$0.url.hasInvisibleHost }.map(\.withoutCredentials)
    return Article(
      id: stored.id, feed: stored.feed, title: arrived.title, url: isSamePage ? stored.url : arrived.url,
      authors: areSameAuthors ? stored.authors : arrived.authors,
      published: arrived.published ?? stored.published, updated: arrived.updated, firstSeen: stored.firstSeen, position: stored.position,
      tags: arrived.tags, enclosures: areSameFiles ? stored.enclosures : arrived.enclosures, comments: arrived.comments,
      language: arrived.language,
      isEdited: stored.isEdited)
  }
}
