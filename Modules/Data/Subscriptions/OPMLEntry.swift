package import Domain
internal import Markup

/// An `outline` element as a list of subscriptions means it. Readers write the attributes' names in every case, so case does not count.
struct OPMLEntry {
  private let element: XMLElement

  /// Looks at an element; nil when it is no outline.
  init?(_ element: XMLElement) {
    guard Self.isSameName(element.name, OPMLName.outline) else { return nil }
    self.element = element
  }

  /// What the entry calls itself, tidied; empty when it has no name. Readers that know both attributes take `title` first.
  var title: String {
    [OPMLName.title, OPMLName.text].map { (self[$0] ?? "").collapsingWhitespace() }.first { !$0.isEmpty } ?? ""
  }

  /// What stands where a feed's address should; nil when the entry is no feed but a folder or a note.
  var feedURL: String? {
    if let url = self[OPMLName.feed], !url.isEmpty { return url }
    guard self[OPMLName.type]?.lowercased() == OPMLName.feedType, element.elements.isEmpty else { return nil }
    return self["url"] ?? ""
  }

  /// The website, if there is one that can be visited.
  var site: WebURL? {
    // What is no address is no link; nobody misses it.
    self[OPMLName.site].flatMap { try? WebURL($0) }
  }

  /// The way to the first of its categories, which commas part and slashes deepen (OPML 2.0, "The outline element"); empty when it has none.
  var category: [String] {
    let categories = (self[OPMLName.category] ?? "").split(separator: ",").map { category in
      category.split(separator: "/").map { String($0).collapsingWhitespace() }.filter { !$0.isEmpty }
    }
    return categories.first { !$0.isEmpty } ?? []
  }

  /// The identity that we wrote, if it is one.
  var identity: FeedID? { self[OPMLName.identity].flatMap(FeedID.init(stored:)) }

  /// The address before a move that we wrote, if it is one.
  var formerURL: WebURL? {
    // What is no address cannot be gone back to.
    self[OPMLName.formerFeed].flatMap { try? WebURL($0) }
  }

  /// What is set for the feed alone.
  var settings: FeedSettings {
    var settings = FeedSettings.none
    for attribute in element.attributes {
      if let key = OPMLName.setting(named: attribute.name), settings[key] == nil { settings[key] = attribute.value }
    }
    return settings
  }

  /// Whether the entry and everything in it is switched off.
  var isCommentedOut: Bool { self[OPMLName.isComment]?.lowercased() == "true" }

  /// What the folder is known by among those beside it; nil when the entry is no folder.
  var folderKey: String? { feedURL == nil && !isCommentedOut ? Self.folderKey(title) : nil }

  /// What a folder of this name is known by. Case does not matter.
  static func folderKey(_ name: String) -> String { name.lowercased() }

  private subscript(_ name: String) -> String? {
    element.attributes.first { Self.isSameName($0.name, name) }?.value
  }

  /// A list has many names and is read at every start, so none is copied to be compared. The bit parts the cases of ASCII letters, and nothing
  /// else that can stand in a name.
  private static func isSameName(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}

extension XMLElement {
  /// The entry for a subscription.
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

  /// Writes down what is set for a feed alone, and nothing else of our own.
  package mutating func set(_ settings: FeedSettings) {
    for key in FeedSettings.Key.allCases { self[OPMLName.setting(key)] = settings[key] }
  }

  /// Gives the entry of a feed another address, under the name that the attribute has here. The identity is written down, since it can no
  /// longer be derived from the address.
  mutating func moveFeed(_ id: FeedID, to url: WebURL, former: WebURL?) {
    let name = attributes.first { $0.name.lowercased() == OPMLName.feed.lowercased() }?.name ?? OPMLName.feed
    self[name] = url.text
    self[OPMLName.identity] = id.text
    self[OPMLName.formerFeed] = former?.text
  }

  /// The entry for a folder.
  package init(folder name: String) {
    self.init(
      name: OPMLName.outline,
      attributes: [XMLAttribute(name: OPMLName.text, value: name), XMLAttribute(name: OPMLName.title, value: name)])
  }
}
