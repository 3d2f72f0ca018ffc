internal import CoreDomain
internal import Markup
package import ReaderDomain

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

  /// The title that the feed gives itself; nil while it is unknown.
  var feedTitle: String? { self[OPMLName.feedTitle]?.collapsingWhitespace() }

  /// The title that the user gave the feed; empty without one. The title of a list without our attributes is the user's own, and so is a
  /// title that the user edits by hand.
  var ownTitle: String {
    let isFeedTitle = (title == feedTitle && self[OPMLName.isOwnTitle] != "true") || title == feedURL
    return isFeedTitle ? "" : title
  }

  /// The attributes that Strata does not know, within the limits.
  /// - Parameter namespaces: the namespaces of the prefixes that are declared around the entry.
  func otherAttributes(in namespaces: OPMLNamespaces) -> [OutlineAttribute] {
    let others = element.attributes.filter { !OPMLName.isUsed($0.name.lowercased()) && !OPMLNamespaces.isDeclaration($0.name) }
    guard !others.isEmpty else { return [] }
    let namespaces = namespaces.inside(element)
    let hasFeed = self[OPMLName.feed]?.isEmpty == false
    var kept: [OutlineAttribute] = []
    var names: Set<String> = []
    for attribute in others {
      guard attribute.name.utf8.count <= OutlineAttribute.longestName, attribute.value.utf8.count <= OutlineAttribute.longestValue,
        // Without `xmlUrl`, this is the URL of the feed.
        hasFeed || !Self.isSameName(attribute.name, OPMLName.url), let name = namespaces.name(of: attribute),
        names.insert(name.full).inserted
      else { continue }
      kept.append(OutlineAttribute(name: attribute.name, value: attribute.value, namespace: name.namespace))
      if kept.count == OutlineAttribute.maximumPerFeed { break }
    }
    return kept
  }

  /// The text of the feed's URL, possibly invalid; nil when the entry is a folder or a note.
  var feedURL: String? {
    if let url = self[OPMLName.feed], !url.isEmpty { return url }
    guard self[OPMLName.type]?.lowercased() == OPMLName.feedType, element.elements.isEmpty else { return nil }
    return self[OPMLName.url] ?? ""
  }

  /// The URL of the website, if it is valid.
  var site: WebURL? {
    // An invalid URL is ignored because the website is optional.
    self[OPMLName.site].flatMap { try? WebURL($0) }
  }

  /// The folder names in the first category; empty without one, and when all categories are tags. Commas separate categories and slashes
  /// separate levels (OPML 2.0, "The outline element").
  var category: [String] {
    if hasOnlyTags { return [] }
    let categories = (self[OPMLName.category] ?? "").split(separator: ",").map { category in
      category.split(separator: "/").map { String($0).collapsingWhitespace() }.filter { !$0.isEmpty }
    }
    return categories.first { !$0.isEmpty } ?? []
  }

  /// The categories without a slash, which are tags by the specification. Texts that are no names of tags are left out.
  var tags: [TagName] {
    var tags: [TagName] = []
    for text in (self[OPMLName.category] ?? "").split(separator: ",").prefix(Self.maximumCategories) {
      guard let tag = try? TagName(String(text)), !tags.contains(tag) else { continue }
      tags.append(tag)
      if tags.count == TagName.maximumPerFeed { break }
    }
    return tags
  }

  /// The maximum number of categories that are looked at.
  private static let maximumCategories = 4 * TagName.maximumPerFeed

  /// Whether Strata wrote the categories, and none of them is a folder.
  private var hasOnlyTags: Bool { self[OPMLName.categories] == OPMLName.categoriesAreTags }

  /// The id in our own attribute, if it is valid.
  var identity: FeedID? { self[OPMLName.identity].flatMap(FeedID.init(stored:)) }

  /// The URL before a redirect in our own attribute, if it is valid.
  var formerURL: WebURL? {
    // A redirect cannot be reverted to an invalid URL.
    self[OPMLName.formerFeed].flatMap { try? WebURL($0) }
  }

  /// What the feed server calls the feed, in our own attribute.
  var serverID: ServerFeedID? { self[OPMLName.server].flatMap(ServerFeedID.init(_:)) }

  var settings: FeedSettings {
    var texts: [FeedSettings.Key: String] = [:]
    for attribute in element.attributes {
      if let key = OPMLName.setting(named: attribute.name), texts[key] == nil { texts[key] = attribute.value }
    }
    guard !texts.isEmpty else { return .none }
    let origins = FeedSettings.Key.secrets.compactMap { key in self[OPMLName.origin(key)].map { (key, $0) } }
    return FeedSettings(texts, origins: Dictionary(origins, uniquingKeysWith: { $1 }))
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
  package init(_ subscription: Subscription) {
    self.init(
      name: OPMLName.outline,
      attributes: [
        XMLAttribute(name: OPMLName.type, value: OPMLName.feedType),
        XMLAttribute(name: OPMLName.text, value: subscription.title),
        XMLAttribute(name: OPMLName.title, value: subscription.title),
        XMLAttribute(name: OPMLName.feed, value: subscription.url.text),
      ])
    setTitles(own: subscription.ownTitle, feed: subscription.feedTitle, url: subscription.url)
    self[OPMLName.site] = subscription.site?.text
    self[OPMLName.identity] = subscription.id.text
    self[OPMLName.formerFeed] = subscription.formerURL?.text
    set(subscription.serverID)
    set(subscription.tags)
    set(subscription.settings)
    declareNamespaces(of: subscription.attributes)
    for attribute in subscription.attributes where self[attribute.name] == nil { self[attribute.name] = attribute.value }
  }

  /// Writes the titles of a feed, with the spelling of their attributes.
  private mutating func setTitles(own: String?, feed: String?, url: WebURL) {
    let shown = own ?? feed.flatMap { $0.isEmpty ? nil : $0 } ?? url.shown
    for name in [OPMLName.text, OPMLName.title] { self[spelling(of: name)] = shown }
    self[OPMLName.feedTitle] = feed
    self[OPMLName.isOwnTitle] = own != nil && own == feed ? "true" : nil
  }

  /// Changes the title that the user gave a feed; an empty text gives the feed's own title back.
  mutating func setOwnTitle(_ title: String, url: WebURL) {
    setTitles(own: Subscription.ownTitle(title, at: url), feed: OPMLEntry(self)?.feedTitle, url: url)
  }

  /// Records the title that a feed gives itself.
  mutating func setFeedTitle(_ title: String, url: WebURL) {
    setTitles(own: Subscription.ownTitle(OPMLEntry(self)?.ownTitle ?? "", at: url), feed: title, url: url)
  }

  /// Declares the prefixes of attributes in the element itself, so that it can be put anywhere.
  mutating func declareNamespaces(of others: [OutlineAttribute]) {
    for attribute in others {
      guard let namespace = attribute.namespace, let colon = attribute.name.firstIndex(of: ":") else { continue }
      let declaration = OPMLName.declaration + attribute.name[..<colon]
      if self[declaration] == nil { self[declaration] = namespace }
    }
  }

  /// Writes what the feed server calls a feed.
  mutating func set(_ id: ServerFeedID?) { self[OPMLName.server] = id?.text }

  /// Turns the categories into tags. A category would put an entry at the top level into a folder.
  mutating func keepOnlyTags() { set(OPMLEntry(self)?.tags ?? []) }

  /// Writes the tags of a feed as its categories.
  mutating func set(_ tags: [TagName]) {
    let name = spelling(of: OPMLName.category)
    self[name] = tags.isEmpty ? nil : tags.map(\.text).joined(separator: ",")
    self[OPMLName.categories] = tags.isEmpty ? nil : OPMLName.categoriesAreTags
  }

  /// The attribute's name as the element spells it.
  private func spelling(of name: String) -> String { attributes.first { $0.name.lowercased() == name.lowercased() }?.name ?? name }

  /// Writes the settings of a feed and leaves our other attributes unchanged.
  package mutating func set(_ settings: FeedSettings) {
    for key in FeedSettings.Key.allCases { self[OPMLName.setting(key)] = settings[key] }
    for key in FeedSettings.Key.secrets { self[OPMLName.origin(key)] = settings.origins[key] }
  }

  /// Changes the URL of a feed and keeps the spelling of its attribute. The id is written too because it can no longer be derived from the
  /// URL.
  mutating func moveFeed(_ id: FeedID, from old: WebURL, to url: WebURL, former: WebURL?) {
    let (own, feed) = (Subscription.ownTitle(OPMLEntry(self)?.ownTitle ?? "", at: old), OPMLEntry(self)?.feedTitle)
    self[spelling(of: OPMLName.feed)] = url.text
    // The title of a feed without one is its URL.
    if own == nil, OPMLEntry(self)?.title.isEmpty == false { setTitles(own: nil, feed: feed, url: url) }
    self[OPMLName.identity] = id.text
    self[OPMLName.formerFeed] = former == url ? nil : former?.text
  }

  package init(folder name: String) {
    self.init(
      name: OPMLName.outline,
      attributes: [XMLAttribute(name: OPMLName.text, value: name), XMLAttribute(name: OPMLName.title, value: name)])
  }
}
