package import Markup

/// The vocabularies of elements in a feed.
package enum Vocabulary: Hashable {
  /// The feed's own vocabulary: RSS, RSS in RDF, or Atom in an Atom feed.
  case core
  case atom
  case content
  /// The module of RSS 1.0 for the files of an item.
  case enclosure
  case dublinCore
  case dublinCoreTerms
  case iTunes
  case media
  case rdf
  case syndication
  case xhtml
  case feedburner
  /// An unknown vocabulary. Its elements are ignored, so that a foreign `title` is not read as the title of an item.
  case foreign

  private static let namespaces: [String: Vocabulary] = [
    "www.w3.org/2005/atom": .atom, "purl.org/atom/ns": .atom,
    "purl.org/rss/1.0/modules/content": .content, "purl.oclc.org/net/rss_2.0/enc": .enclosure,
    "purl.org/dc/elements/1.1": .dublinCore, "purl.org/dc/elements/1.0": .dublinCore,
    "purl.org/dc/terms": .dublinCoreTerms,
    "www.itunes.com/dtds/podcast-1.0.dtd": .iTunes,
    "search.yahoo.com/mrss": .media, "video.search.yahoo.com/mrss": .media,
    "www.w3.org/1999/02/22-rdf-syntax-ns": .rdf,
    "www.w3.org/1999/xhtml": .xhtml,
    "purl.org/rss/1.0/modules/syndication": .syndication,
    "rssnamespace.org/feedburner/ext/1.0": .feedburner,
    "purl.org/rss/1.0": .core, "purl.org/net/rss1.1": .core, "my.netscape.com/rdf/simple/0.9": .core,
    "my.netscape.com/publish/formats/rss-0.91.dtd": .core, "backend.userland.com/rss": .core, "backend.userland.com/rss2": .core,
    "blogs.law.harvard.edu/tech/rss": .core, "cyber.law.harvard.edu/rss/rss.html": .core,
  ]

  /// Namespaces that earlier versions did not know. Feeds that they read may have articles whose identity depends on that.
  private static let laterNamespaces: [String: Vocabulary] = ["www.rssboard.org/media-rss": .media]

  /// The usual prefixes, for feeds that do not declare them, or declare them with another namespace.
  private static let prefixes: [String: Vocabulary] = [
    "": .core, "rss": .core, "atom": .atom, "atom10": .atom, "a10": .atom, "content": .content, "dc": .dublinCore,
    "dcterms": .dublinCoreTerms,
    "itunes": .iTunes, "media": .media, "rdf": .rdf, "sy": .syndication, "xhtml": .xhtml, "feedburner": .feedburner,
  ]

  /// The vocabulary of a name in a document with this root. A known namespace has priority over the prefix. An unknown one with a usual
  /// prefix is misspelt.
  package init(of name: XMLName, root: XMLName) {
    if name.namespace == root.namespace, !name.namespace.isEmpty || name.prefix == root.prefix {
      // Only Atom has a document that is a lone entry (RFC 4287 section 2).
      let isForeign = root.local.lowercased() == "entry" && !name.namespace.isEmpty && Self.namespaces[Self.bare(name.namespace)] != .atom
      self = isForeign ? .foreign : root.local == "RDF" ? .rdf : .core
    } else {
      let uri = Self.bare(name.namespace)
      // Elements without a prefix that declare an unknown namespace are those of another vocabulary.
      let isForeign = name.prefix.isEmpty && !name.namespace.isEmpty
      let found = Self.namespaces[uri] ?? Self.laterNamespaces[uri] ?? (isForeign ? .foreign : Vocabulary(prefix: name.prefix))
      // Atom has two namespaces, and a feed may contain entries that declare their own.
      self = found == .atom && root.isRootOfAtom ? .core : found
    }
  }

  /// Whether earlier versions ignored what has this name, because they did not know its namespace.
  static func wasUnknown(_ name: XMLName, root: XMLName) -> Bool {
    !name.namespace.isEmpty && name.namespace != root.namespace && namespaces[bare(name.namespace)] == nil
  }

  /// The vocabulary that usually has this prefix.
  package init(prefix: String) {
    self = Self.prefixes[prefix.lowercased()] ?? .foreign
  }

  /// The namespace without the parts that publishers get wrong: scheme, case, a trailing slash or number sign, white space.
  private static func bare(_ namespace: String) -> String {
    var bare = Substring(namespace.lowercased()).drop { $0.isWhitespace }
    for scheme in ["http://", "https://"] where bare.hasPrefix(scheme) { bare = bare.dropFirst(scheme.count) }
    while let last = bare.last, last == "/" || last == "#" || last.isWhitespace { bare = bare.dropLast() }
    return String(bare)
  }
}

extension XMLName {
  /// Whether the root element is that of an Atom document, a feed or a lone entry.
  var isRootOfAtom: Bool { ["feed", "entry"].contains(local.lowercased()) }

  /// Whether the root element does not determine the namespace of the elements of an RSS feed.
  var leavesNamespaceOpen: Bool { !isRootOfAtom && (namespace.isEmpty || !prefix.isEmpty) }
}
