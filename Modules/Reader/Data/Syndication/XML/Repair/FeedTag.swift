internal import TextEncoding

/// The role of an element in a feed, derived from its name alone: in a malformed document nothing else is reliable.
struct FeedTag {
  /// The lowercase name, with its prefix unless that is the feed's own.
  let name: String

  /// - Parameter prefix: the prefix of the feed's own elements, in lower case and with its colon, such as `atom:` in `atom:feed`.
  init(_ name: String, prefix: String = "") {
    let name = name.lowercased()
    self.name = !prefix.isEmpty && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// The prefix of a feed's own elements, from the name of the root element. In RDF, the root belongs to another vocabulary.
  static func prefix(ofRoot name: String) -> String {
    let name = name.lowercased()
    guard let colon = name.firstIndex(of: ":"), ["feed", "rss", "channel"].contains(name[name.index(after: colon)...]) else { return "" }
    return String(name[...colon])
  }

  /// Whether the element is the root or the channel.
  var isContainer: Bool { ["rss", "feed", "channel"].contains(name) || name == "rdf" || name.hasSuffix(":rdf") }
  /// Whether the element may contain articles.
  var holdsItems: Bool { isContainer || name == "items" }
  /// Whether the element is an article. Articles are never nested.
  var isItem: Bool { name == "item" || name == "entry" }
  /// Whether the element contains readable text, possibly with markup.
  var isBody: Bool { Self.bodies.contains(name) || name == "content:encoded" || name == "itunes:summary" || name == "media:description" }
  /// Whether the element is not an HTML element, so that it cannot be part of an article's markup.
  var isFieldOnly: Bool {
    isItem || isContainer || Self.fields.contains(name) || name.firstIndex(of: ":").map { Self.prefixes.contains(name[..<$0]) } == true
  }
  /// Whether the element is part of a feed.
  var isField: Bool { isFieldOnly || isBody || Self.ambiguous.contains(name) }
  /// Whether the element contains only text.
  var isLeaf: Bool { Self.leaves.contains(name) }
  /// Whether the element is an HTML element.
  var isHTML: Bool { HTMLTags.all.contains(name) }
  /// Whether the element is an HTML element without an end tag.
  var isVoid: Bool { ["area", "br", "col", "embed", "hr", "img", "input", "meta", "track", "wbr", "base"].contains(name) }
  /// Whether the next element of the same name ends this element in HTML.
  var endsBeforeItsLike: Bool { ["p", "li", "td", "th", "tr", "dt", "dd", "option"].contains(name) }

  /// Whether this element cannot be inside `outer`, so that an unclosed `outer` has ended where this element starts.
  func cannotBeInside(_ outer: FeedTag) -> Bool {
    if !isField || outer.isBody || outer.isItem || outer.holdsItems || outer.name == name { return false }
    if name.hasPrefix("media:"), outer.name.hasPrefix("media:") { return false }
    if Self.groups.contains(outer.name) { return Self.fieldsOfItems.contains(name) }
    return !Self.fieldsOfPeople.contains(name[(name.lastIndex(of: ":").map(name.index(after:)) ?? name.startIndex)...])
  }

  /// Elements that contain elements with the names of an item's fields.
  private static let groups: Set<String> = ["source", "image", "textinput"]
  private static let fieldsOfItems: Set<String> = [
    "guid", "pubdate", "description", "enclosure", "comments", "published", "content", "summary", "content:encoded",
  ]
  /// With any prefix, such as `itunes:name`.
  private static let fieldsOfPeople: Set<Substring> = ["name", "email", "uri", "url"]
  private static let bodies: Set<String> = [
    "title", "description", "summary", "content", "subtitle", "tagline", "info", "rights", "copyright",
  ]
  private static let fields: Set<String> = [
    "guid", "pubdate", "description", "category", "enclosure", "comments", "published", "updated", "id", "issued", "modified", "created",
    "content", "generator", "language", "lastbuilddate", "ttl", "docs", "managingeditor", "webmaster", "subtitle", "tagline", "email",
    "uri",
    "contributor", "textinput", "skipdays", "skiphours", "cloud",
  ]
  private static let leaves: Set<String> = [
    "guid", "pubdate", "link", "category", "comments", "enclosure", "id", "published", "updated", "issued", "modified", "created", "name",
    "email", "uri", "url", "generator", "language", "lastbuilddate", "ttl", "docs", "managingeditor", "webmaster", "dc:date", "dc:creator",
    "dc:subject", "title",
  ]
  private static let ambiguous: Set<String> = ["link", "source", "author", "image", "name", "url"]
  private static let prefixes: Set<Substring> = ["dc", "dcterms", "content", "itunes", "media", "atom", "slash", "wfw", "feedburner", "sy"]
}
