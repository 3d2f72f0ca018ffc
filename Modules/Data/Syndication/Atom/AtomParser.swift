internal import ArticleText
internal import TextEncoding
internal import Domain

/// Atom 1.0 (RFC 4287) and its predecessor Atom 0.3, in which a few elements have other names.
struct AtomParser {
  private let root: FeedElement
  private let links: LinkResolver
  private let homePage: WebURL?
  private let selfLink: WebURL?
  private let url: WebURL?

  /// Reads the tree of a document from `url`.
  init(_ root: FeedElement, url: WebURL?, isEarlier: Bool = false) {
    self.root = root
    self.url = url
    let around = LinkResolver(bases: [url], isEarlier: isEarlier)
    homePage = around.url(of: root.links("alternate")) ?? around.urlOfEmpty(root.links("alternate"))
    selfLink = around.url(of: root.links("self"))
    links = LinkResolver(bases: [url, selfLink, homePage], isEarlier: isEarlier)
  }

  var feed: Feed {
    let subtitle = root.first(.core, "subtitle") ?? root.first(.core, "tagline")
    let icon = root.first(.core, "icon") ?? root.first(.core, "logo")
    var feed = Feed(
      format: .atom, title: root.first(.core, "title")?.atomText ?? "",
      homePage: homePage, url: selfLink, summary: subtitle?.atomText.nonBlank,
      language: root.language.flatMap { Language($0) }, icon: links.url(icon?.text, in: icon), schedule: root.schedule,
      authors: root.people(
        [(.core, "author"), (.dublinCore, "creator"), (.iTunes, "author"), (.dublinCore, "author"), (.iTunes, "owner")], links: links),
      items: items)
    if links.differsFromEarlier(in: root) { EarlierText.note(AtomParser(root, url: url, isEarlier: true).items, in: &feed) }
    return feed
  }

  private var items: [FeedItem] { Self.entries(in: root).map { AtomEntry($0, links: links).item } }

  static func entries(in root: FeedElement) -> [FeedElement] { root.items(named: "entry") }
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
