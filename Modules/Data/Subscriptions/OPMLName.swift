internal import Domain

/// The names that stand in a list of subscriptions (OPML 2.0, http://opml.org/spec2.opml).
enum OPMLName {
  static let root = "opml"
  static let head = "head"
  static let body = "body"
  static let outline = "outline"
  static let type = "type"
  static let text = "text"
  static let title = "title"
  static let feed = "xmlUrl"
  static let site = "htmlUrl"
  static let category = "category"
  static let isComment = "isComment"

  /// The type of an entry that is a feed, whichever format the feed has ("Subscription lists").
  static let feedType = "rss"

  /// Our own attribute, with the identity that outlives a change of address. The specification allows attributes that it does not know when
  /// a namespace defines them ("Extending OPML").
  static let identity = "strata:id"
  /// Our own attribute, with the address that a feed had before it moved.
  static let formerFeed = "strata:formerUrl"
  /// Our own attributes, with what a person has set for a feed alone.
  static func setting(_ key: FeedSettings.Key) -> String { "\(prefix)\(key.rawValue)" }

  /// The setting that an attribute of this name holds.
  static func setting(named name: String) -> FeedSettings.Key? {
    guard name.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let name = name.lowercased()
    return name.hasPrefix(prefix) ? FeedSettings.Key(rawValue: String(name.dropFirst(prefix.count))) : nil
  }

  private static let prefix = "strata:"

  static let namespaceDeclaration = "xmlns:strata"
  /// A UUID (RFC 9562) names the namespace: it needs no domain that would have to be owned for ever.
  static let namespace = "urn:uuid:2f57e12b-f32c-40e8-8ad0-487ec756a1e0"
}
