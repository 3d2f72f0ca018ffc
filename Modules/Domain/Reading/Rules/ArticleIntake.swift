/// How an arrival becomes articles, and what becomes of those that were there.
public enum ArticleIntake {
  /// An article to be stored, with its body.
  public struct Piece: Hashable, Sendable {
    /// The article.
    public let article: Article
    /// Its body.
    public let body: ArticleBody
    /// The identity under which it may be stored already, from a day on which its guid was shared, or was not.
    public let otherID: ArticleID?

    /// Puts the parts together.
    public init(article: Article, body: ArticleBody, otherID: ArticleID? = nil) {
      self.article = article
      self.body = body
      self.otherID = otherID
    }
  }

  /// The articles of an arrival, in document order, each once.
  public static func pieces(of arrival: Arrival, at moment: Timestamp) -> [Piece] {
    zip(arrival.content.items, ItemIdentity.identities(of: arrival.content.items)).enumerated().compactMap { position, pair in
      let (item, identity) = pair
      guard let identity else { return nil }
      let article = Article(
        id: ArticleID(feed: arrival.feed, identity: identity), feed: arrival.feed, title: ArticleTitle.title(of: item),
        address: item.address ?? item.externalAddress, authors: item.authors.isEmpty ? arrival.content.authors : item.authors,
        published: item.published ?? item.updated, updated: item.updated, firstSeen: moment, position: position, tags: item.tags,
        enclosures: item.enclosures, language: item.language ?? arrival.content.language)
      let other = ItemIdentity.otherIdentity(of: item, than: identity).map { ArticleID(feed: arrival.feed, identity: $0) }
      return Piece(article: article, body: item.body, otherID: other)
    }
  }

  /// The identity under which a piece is to be stored: its own, unless what is stored under it is another page and what is stored under the
  /// other one is this page. So an item keeps its star when others with its guid come and go beside it, and nobody takes it over.
  /// - Parameter stored: the article that is stored under an identity.
  public static func id(of piece: Piece, stored: (ArticleID) -> Article?) -> ArticleID {
    guard
      let other = piece.otherID, let address = piece.article.address,
      stored(piece.article.id)?.address != address, stored(other)?.address == address
    else { return piece.article.id }
    return other
  }

  /// The body to store when `arrived` is that of an article with the body `stored`. It is no edit when only what its links are relative to
  /// has changed: a feed behind several servers may come from another address every time.
  public static func merged(_ arrived: ArticleBody, into stored: ArticleBody) -> ArticleBody {
    arrived.withoutBase == stored.withoutBase ? stored : arrived
  }

  /// The article to store when `arrived` is the same article as `stored`: edited in place, with the memory of when it was first seen.
  public static func merged(_ arrived: Article, into stored: Article) -> Article {
    Article(
      id: stored.id, feed: stored.feed, title: arrived.title, address: arrived.address, authors: arrived.authors,
      published: arrived.published ?? stored.published, updated: arrived.updated, firstSeen: stored.firstSeen, position: stored.position,
      tags: arrived.tags, enclosures: arrived.enclosures, language: arrived.language)
  }
}
