internal import CoreDomain
internal import Markup
internal import ReaderDomain

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
    let title = title
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

  /// The name of the folder; nil when the entry is not a folder.
  var folderName: String? { feedURL == nil && !isCommentedOut ? title : nil }

  /// The key of a folder name, which ignores case.
  static func folderKey(_ name: String) -> String { name.caseFolded }

  private subscript(_ name: String) -> String? {
    element.attributes.first { Self.isSameName($0.name, name) }?.value
  }

  /// Compares without copying because a list has many names and is read at every start. The bit 0x20 distinguishes the cases of ASCII
  /// letters and no other characters of a name.
  private static func isSameName(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}
