public import CoreDomain

/// An article of a subscription, with the fields that a list shows. The body is loaded separately. The status is stored separately and
/// outlives the article.
public struct Article: Hashable, Sendable {
  public let id: ArticleID
  /// The subscription that delivered the article.
  public let feed: FeedID
  /// The title as plain text; derived from the body when the publisher gave none.
  public let title: String
  /// The web page of the article.
  public let url: WebURL?
  public let authors: [Author]
  /// The publication date that the publisher states.
  public let published: Timestamp?
  /// The modification date that the publisher states.
  public let updated: Timestamp?
  /// When the article was first stored; for an article of a refresh, when the refresh began. Edits do not change it.
  public let firstSeen: Timestamp
  /// The index in the feed's document when the article was first stored, from 0. It orders articles that have no date.
  public let position: Int
  public let tags: [String]
  /// The attached files.
  public let enclosures: [Enclosure]
  /// The page with comments on the article; nil when the feed names none.
  public let comments: WebURL?
  /// The language; nil when the feed does not state it.
  public let language: Language?
  /// Whether a refresh found that the publisher had changed the article after it was stored, whatever dates the publisher states.
  public var isEdited: Bool

  public init(
    id: ArticleID, feed: FeedID, title: String, url: WebURL? = nil, authors: [Author] = [], published: Timestamp? = nil,
    updated: Timestamp? = nil, firstSeen: Timestamp, position: Int = 0, tags: [String] = [], enclosures: [Enclosure] = [],
    comments: WebURL? = nil, language: Language? = nil, isEdited: Bool = false
  ) {
    self.id = id
    self.feed = feed
    self.title = title
    self.url = url
    self.authors = authors
    self.published = published
    self.updated = updated
    self.firstSeen = firstSeen
    self.position = position
    self.tags = tags
    self.enclosures = enclosures
    self.comments = comments
    self.language = language
    self.isEdited = isEdited
  }

  /// The sort date: the publication date, but never later than `firstSeen`. A publisher's wrong clock therefore cannot keep an article on
  /// top forever.
  public var date: Timestamp { Self.date(published: published, firstSeen: firstSeen) }

  /// The sort date of an article with these dates.
  public static func date(published: Timestamp?, firstSeen: Timestamp) -> Timestamp {
    min(published ?? firstSeen, firstSeen)
  }

  /// The position in a sorted list.
  public var place: ArticleSortKey { ArticleSortKey(date: date, firstSeen: firstSeen, position: position, id: id) }
}

/// A file attached to an article: an episode, a picture or a document.
public struct Enclosure: Hashable, Sendable {
  public let url: WebURL
  /// The media type as published; nil when not stated.
  public let type: String?
  /// The size in bytes that the publisher states; nil when not stated.
  public let bytes: Int?
  /// The playing time in seconds; nil when not stated.
  public let seconds: Int?

  /// The largest size and duration that are stored. JSON programs need not support larger numbers (RFC 8259 section 6).
  public static let largestNumber = 1 << 53

  public init(url: WebURL, type: String? = nil, bytes: Int? = nil, seconds: Int? = nil) {
    self.url = url
    self.type = type?.limited()
    self.bytes = bytes.map { min($0, Self.largestNumber) }
    self.seconds = seconds.map { min($0, Self.largestNumber) }
  }

  /// The same file, without user name and password in its URL.
  var withoutCredentials: Enclosure { Enclosure(url: url.withoutCredentials, type: type, bytes: bytes, seconds: seconds) }
}

/// An author of a feed or an article, as the publisher names them. At least one of the two properties is not nil.
public struct Author: Hashable, Sendable {
  public let name: String?
  /// The URL of a page about the author, as published.
  public let url: String?

  /// Nil when both parts are missing or empty.
  public init?(name: String?, url: String? = nil) {
    let name = name?.collapsingWhitespace().limited()
    // A truncated URL would lead elsewhere.
    let url = url.flatMap { $0.utf8.count > WebURL.maximumBytes ? nil : $0 }
    self.name = name?.isEmpty == true ? nil : name
    self.url = url?.isEmpty == true ? nil : url
    guard self.name != nil || self.url != nil else { return nil }
  }

  /// The same author, without user name and password in the URL.
  var withoutCredentials: Author { Author(name: name, url: url.map(URLRedaction.withoutCredentials)) ?? self }

  /// The text shown to users.
  public var shown: String { name ?? url ?? "" }
}

/// The body of an article in its published form.
public enum ArticleBody: Hashable, Sendable {
  case none
  case text(String)
  /// Untrusted HTML. Relative links are relative to `base`, or to the article's own page when `base` is nil.
  case html(String, base: WebURL? = nil)

  /// The same body without the base URL of its links.
  public var withoutBase: ArticleBody {
    if case .html(let html, _) = self { .html(html) } else { self }
  }
}
