internal import ReaderDomain

/// The names in a list of subscriptions (OPML 2.0, http://opml.org/spec2.opml).
enum OPMLName {
  static let root = "opml"
  static let head = "head"
  static let body = "body"
  static let outline = "outline"
  static let type = "type"
  static let text = "text"
  static let title = "title"
  static let feed = "xmlUrl"
  /// Some lists have this in place of `xmlUrl`.
  static let url = "url"
  static let site = "htmlUrl"
  static let category = "category"
  static let isComment = "isComment"

  /// The type of every feed entry, independent of the feed's format ("Subscription lists").
  static let feedType = "rss"

  /// Our own attribute for the id, which stays the same when the URL changes. The specification allows unknown attributes when a namespace
  /// defines them ("Extending OPML").
  static let identity = "strata:id"
  /// Our own attribute for the URL of a feed before its redirect.
  static let formerFeed = "strata:formerUrl"
  /// Our own attribute for the title that the feed gives itself. A title that differs from it is the user's own.
  static let feedTitle = "strata:feedTitle"
  /// Our own attribute that makes a title the user's own although it equals the feed's.
  static let isOwnTitle = "strata:ownTitle"
  /// Our own attribute that makes all categories tags. Without it, the first category of a feed outside all folders is also its folder.
  static let categories = "strata:categories"
  static let categoriesAreTags = "tags"
  /// Our own attribute for what the feed server calls a feed.
  static let server = "strata:server"
  /// Our own attributes for the settings of a feed.
  static func setting(_ key: FeedSettings.Key) -> String { "\(prefix)\(key.rawValue)" }

  /// The setting that the attribute holds; nil for another attribute.
  static func setting(named name: String) -> FeedSettings.Key? {
    guard name.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let name = name.lowercased()
    return name.hasPrefix(prefix) ? FeedSettings.Key(rawValue: String(name.dropFirst(prefix.count))) : nil
  }

  /// Our own attribute for the origin of a setting with a secret: `strata:headerOrigin`.
  static func origin(_ key: FeedSettings.Key) -> String { "\(setting(key))Origin" }

  /// Whether Strata uses the attribute of a feed itself.
  /// - Parameter name: the name in lower case.
  static func isUsed(_ name: String) -> Bool { used.contains(name) || name.hasPrefix(prefix) }

  private static let used = Set([type, text, title, feed, site, category, isComment].map { $0.lowercased() })

  private static let prefix = "strata:"

  /// Our own element in the head for a saved view. Other readers ignore it there.
  static let view = "view"
  static let viewName = "name"
  static let viewQuery = "query"
  /// The element with the prefix that Strata declares.
  static let writtenView = "\(prefix)\(view)"

  /// The start of a namespace declaration.
  static let declaration = "xmlns:"

  static let namespaceDeclaration = "xmlns:strata"
  /// The namespace is a UUID (RFC 9562), so it needs no domain that must be owned forever.
  static let namespace = "urn:uuid:2f57e12b-f32c-40e8-8ad0-487ec756a1e0"
}
