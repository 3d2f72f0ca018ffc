package import Domain
internal import Markup

/// An `outline` element of a list of subscriptions. Names of attributes are compared without regard to case because readers spell them
/// differently.
struct OPMLEntry {
  private let element: XMLElement

  /// Returns nil when the element is not an outline.
  init?(_ element: XMLElement) {
    guard Self.isSameName(element.name, OPMLName.outline) else { return nil }
    self.element = element
  }

  /// The name with collapsed whitespace; empty when there is none. `title` takes precedence over `text`, as in other readers.
  var title: String {
    [OPMLName.title, OPMLName.text].map { (self[$0] ?? "").collapsingWhitespace() }.first { !$0.isEmpty } ?? ""
  }

  /// The text of the feed's URL, possibly invalid; nil when the entry is a folder or a note.
  var feedURL: String? {
    if let url = self[OPMLName.feed], !url.isEmpty { return url }
    guard self[OPMLName.type]?.lowercased() == OPMLName.feedType, element.elements.isEmpty else { return nil }
    return self["url"] ?? ""
  }

  /// The URL of the website, if it is valid.
  var site: WebURL? {
    // An invalid URL is ignored because the website is optional.
    self[OPMLName.site].flatMap { try? WebURL($0) }
  }

  /// The folder names in the first category; empty without one. Commas separate categories and slashes separate levels (OPML 2.0, "The
  /// outline element").
  var category: [String] {
    let categories = (self[OPMLName.category] ?? "").split(separator: ",").map { category in
      category.split(separator: "/").map { String($0).collapsingWhitespace() }.filter { !$0.isEmpty }
    }
    return categories.first { !$0.isEmpty } ?? []
  }

  /// The id in our own attribute, if it is valid.
  var identity: FeedID? { self[OPMLName.identity].flatMap(FeedID.init(stored:)) }

  /// The URL before a redirect in our own attribute, if it is valid.
  var formerURL: WebURL? {
    // A redirect cannot be reverted to an invalid URL.
    self[OPMLName.formerFeed].flatMap { try? WebURL($0) }
  }

  /// The settings of this feed.
  var settings: FeedSettings {
    var settings = FeedSettings.none
    for attribute in element.attributes {
      if let key = OPMLName.setting(named: attribute.name), settings[key] == nil { settings[key] = attribute.value }
    }
    return settings
  }

  /// Whether the entry and everything in it is disabled.
  var isCommentedOut: Bool { self[OPMLName.isComment]?.lowercased() == "true" }

  /// The key of the folder among its siblings; nil when the entry is not a folder.
  var folderKey: String? { feedURL == nil && !isCommentedOut ? Self.folderKey(title) : nil }

  /// The key of a folder name, which ignores case.
  static func folderKey(_ name: String) -> String { name.lowercased() }

  private subscript(_ name: String) -> String? {
    element.attributes.first { Self.isSameName($0.name, name) }?.value
  }

  /// Compares without copying because a list has many names and is read at every start. The bit 0x20 distinguishes the cases of ASCII
  /// letters and no other characters of a name.
  private static func isSameName(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}

extension XMLElement {
  /// The entry of a subscription.
  package init(_ subscription: Subscription) {
    self.init(
      name: OPMLName.outline,
      attributes: [
        XMLAttribute(name: OPMLName.type, value: OPMLName.feedType),
        XMLAttribute(name: OPMLName.text, value: subscription.title),
        XMLAttribute(name: OPMLName.title, value: subscription.title),
        XMLAttribute(name: OPMLName.feed, value: subscription.url.text),
      ])
    self[OPMLName.site] = subscription.site?.text
    self[OPMLName.identity] = subscription.id.text
    self[OPMLName.formerFeed] = subscription.formerURL?.text
    set(subscription.settings)
  }

  /// Writes the settings of a feed and leaves our other attributes unchanged.
  package mutating func set(_ settings: FeedSettings) {
    for key in FeedSettings.Key.allCases { self[OPMLName.setting(key)] = settings[key] }
  }

  /// Changes the URL of a feed and keeps the spelling of its attribute. The id is written too because it can no longer be derived from the
  /// URL.
  mutating func moveFeed(_ id: FeedID, to url: WebURL, former: WebURL?) {
    let name = attributes.first { $0.name.lowercased() == OPMLName.feed.lowercased() }?.name ?? OPMLName.feed
    self[name] = url.text
    self[OPMLName.identity] = id.text
    self[OPMLName.formerFeed] = former?.text
  }

  /// The entry of a folder.
  package init(folder name: String) {
    self.init(
      name: OPMLName.outline,
      attributes: [XMLAttribute(name: OPMLName.text, value: name), XMLAttribute(name: OPMLName.title, value: name)])
  }
}
