internal import ArticleText
internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

/// Atom 1.0 (RFC 4287) and its predecessor Atom 0.3, in which a few elements have other names.
struct AtomParser {
  private let root: FeedElement
  /// The element that describes the feed. That of a lone entry is its source (RFC 4287 section 4.2.11), if it has one.
  private let head: FeedElement
  private let links: RelativeLinkResolver
  private let homePage: WebURL?
  private let selfLink: WebURL?
  private let url: WebURL?

  /// Reads the tree of a document from `url`.
  init(_ root: FeedElement, url: WebURL?, isEarlier: Bool = false) {
    self.root = root
    self.url = url
    let around = RelativeLinkResolver(bases: [url], isEarlier: isEarlier)
    let head = root.isItem ? root.first(.core, "source") ?? root : root
    homePage = around.url(of: head.links("alternate")) ?? around.urlOfEmpty(head.links("alternate"))
    self.head = head
    selfLink = around.url(of: root.links("self"))
    links = RelativeLinkResolver(bases: [url, selfLink, homePage], isEarlier: isEarlier)
  }

  var feed: Feed {
    var feed = Feed(
      format: .atom, title: title, homePage: homePage, url: selfLink, summary: summary,
      language: language, icon: icon, schedule: head.schedule,
      authors: head.people(
        [(.core, "author"), (.dublinCore, "creator"), (.iTunes, "author"), (.dublinCore, "author"), (.iTunes, "owner")], links: links),
      items: items)
    if links.differsFromEarlier(in: root) { EarlierText.note(AtomParser(root, url: url, isEarlier: true).items, in: &feed) }
    return feed
  }

  private var items: [FeedItem] { Self.entries(in: root).map { AtomEntry($0, links: links).item } }

  /// The entries. A document may also be a single entry (RFC 4287 section 2).
  static func entries(in root: FeedElement) -> [FeedElement] { (root.isItem ? [root] : []) + root.items(named: "entry") }

  private var title: String {
    let own = head.first(.core, "title")?.atomText ?? ""
    return own.isEmpty ? head.text((.dublinCore, "title"), (.dublinCoreTerms, "title")).map(HTMLTitle.text) ?? "" : own
  }

  private var summary: String? {
    let own = head.first(.core, "subtitle") ?? head.first(.core, "tagline")
    let others = head.text((.core, "description"), (.dublinCore, "description"), (.iTunes, "summary"), (.iTunes, "subtitle"))
    return own?.atomText.nonBlank ?? others.flatMap { HTMLText.plain($0).nonBlank }
  }

  private var language: Language? {
    (head.language ?? root.language ?? head.text((.core, "language"), (.dublinCore, "language"))).flatMap { Language($0) }
  }

  private var icon: WebURL? {
    let own = head.first(.core, "icon") ?? head.first(.core, "logo")
    let image = head.first(.core, "image")
    return links.url(own?.text, in: own) ?? links.url(image?.text(.core, "url"), in: image)
      ?? links.url(head.podcastImage, in: head)
  }
}

extension FeedElement {
  /// The plain text of a text construct (RFC 4287 section 3.1). In the type `text`, `<` and `&` are literal characters.
  var atomText: String { atomText(HTMLTitle.html) }

  /// - Parameter plain: reads HTML.
  func atomText(_ plain: (String) -> String) -> String {
    let type = attributes["type"]?.lowercased() ?? "text"
    return isMarkup || holdsElements || type.contains("html") || attributes["mode"] == "escaped"
      ? plain(atomWords) : atomWords.collapsingWhitespace()
  }
}
