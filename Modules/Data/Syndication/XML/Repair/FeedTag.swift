internal import TextEncoding

/// What part elements play in a feed, told from their names alone: in a broken document nothing else is certain.
struct FeedTag {
  /// The name in lower case with its prefix, unless that is the feed's own.
  let name: String

  /// Takes a name as written.
  /// - Parameter prefix: what the names of the feed's own elements begin with, in lower case and with its colon: that of `atom:feed`.
  init(_ name: String, prefix: String = "") {
    let name = name.lowercased()
    self.name = !prefix.isEmpty && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// The prefix of a feed's own elements, when this is the name of its root. In RDF the root is of another vocabulary.
  static func prefix(ofRoot name: String) -> String {
    let name = name.lowercased()
    guard let colon = name.firstIndex(of: ":"), ["feed", "rss", "channel"].contains(name[name.index(after: colon)...]) else { return "" }
    return String(name[...colon])
  }

  /// Whether it is the document itself or the channel in it.
  var isContainer: Bool { ["rss", "feed", "channel"].contains(name) || name == "rdf" || name.hasSuffix(":rdf") }
  /// Whether articles may stand in it.
  var holdsItems: Bool { isContainer || name == "items" }
  /// Whether it is an article; one never stands in another.
  var isItem: Bool { name == "item" || name == "entry" }
  /// Whether text for people stands in it, with markup perhaps.
  var isBody: Bool { Self.bodies.contains(name) || name == "content:encoded" || name == "itunes:summary" || name == "media:description" }
  /// Whether it is no element of HTML, so that it cannot be a part of an article's markup.
  var isFieldOnly: Bool {
    isItem || isContainer || Self.fields.contains(name) || name.firstIndex(of: ":").map { Self.prefixes.contains(name[..<$0]) } == true
  }
  /// Whether it is a part of a feed.
  var isField: Bool { isFieldOnly || isBody || Self.ambiguous.contains(name) }
  /// Whether nothing but words stands in it.
  var isLeaf: Bool { Self.leaves.contains(name) }
  /// Whether it is an element of HTML.
  var isHTML: Bool { HTMLTags.all.contains(name) }
  /// Whether it is an element of HTML that has no end tag.
  var isVoid: Bool { ["area", "br", "col", "embed", "hr", "img", "input", "meta", "track", "wbr", "base"].contains(name) }
  /// Whether the next one of its kind ends it in HTML.
  var endsBeforeItsLike: Bool { ["p", "li", "td", "th", "tr", "dt", "dd", "option"].contains(name) }

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
