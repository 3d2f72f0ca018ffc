internal import CoreDomain
internal import Markup
internal import ReaderDomain

/// Writes feeds and folders as `outline` elements.
extension XMLElement {
  init(_ subscription: Subscription) {
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

  /// Records the website of a feed, unless the element has a text for it.
  mutating func setSite(_ site: WebURL) {
    let name = spelling(of: OPMLName.site)
    if self[name]?.isEmpty ?? true { self[name] = site.text }
  }

  /// Declares the prefixes of attributes in the element itself, so that it can be put anywhere.
  mutating func declareNamespaces(of others: [OutlineAttribute]) {
    for attribute in others {
      guard let namespace = attribute.namespace, let colon = attribute.name.firstIndex(of: ":") else { continue }
      let declaration = OPMLName.declaration + attribute.name[..<colon]
      if self[declaration] == nil { self[declaration] = namespace }
    }
  }

  /// Turns the categories into tags. A category would put an entry at the top level into a folder.
  mutating func keepOnlyTags() { set(OPMLEntry(self)?.tags ?? []) }

  /// Writes the id of a feed.
  mutating func set(_ id: FeedID) { self[spelling(of: OPMLName.identity)] = id.text }

  /// Writes what the feed server calls a feed.
  mutating func set(_ id: ServerFeedID?) { self[OPMLName.server] = id?.text }

  /// Writes the tags of a feed as its categories.
  mutating func set(_ tags: [TagName]) {
    let name = spelling(of: OPMLName.category)
    self[name] = tags.isEmpty ? nil : tags.map(\.text).joined(separator: ",")
    self[OPMLName.categories] = tags.isEmpty ? nil : OPMLName.categoriesAreTags
  }

  /// The attribute's name as the element spells it.
  private func spelling(of name: String) -> String { attributes.first { $0.name.lowercased() == name.lowercased() }?.name ?? name }

  /// Writes the settings of a feed and leaves our other attributes unchanged.
  mutating func set(_ settings: FeedSettings) {
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

  init(folder name: String) {
    self.init(
      name: OPMLName.outline,
      attributes: [XMLAttribute(name: OPMLName.text, value: name), XMLAttribute(name: OPMLName.title, value: name)])
  }
}
