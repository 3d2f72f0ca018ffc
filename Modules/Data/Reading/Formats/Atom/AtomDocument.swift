internal import Domain

/// Atom 1.0 (RFC 4287) and its forerunner 0.3, which has other names for a few elements.
struct AtomDocument {
  private let root: FeedElement
  private let links: FeedLinks
  private let homePage: WebAddress?
  private let selfLink: WebAddress?

  /// Reads a tree; `address` is where the document came from.
  init(_ root: FeedElement, address: WebAddress?) {
    self.root = root
    let around = FeedLinks(bases: [address])
    homePage = around.address(of: root.links("alternate")) ?? around.addressOfEmpty(root.links("alternate"))
    selfLink = around.address(of: root.links("self"))
    links = FeedLinks(bases: [address, selfLink, homePage])
  }

  /// What the document says.
  var feed: Feed {
    let subtitle = root.first(.core, "subtitle") ?? root.first(.core, "tagline")
    let icon = root.first(.core, "icon") ?? root.first(.core, "logo")
    return Feed(
      format: .atom, title: root.first(.core, "title")?.atomText ?? "",
      homePage: homePage, address: selfLink, summary: subtitle?.atomText.nonBlank,
      language: root.language.flatMap { Language($0) }, icon: links.address(icon?.text, in: icon), schedule: root.schedule,
      authors: root.people(
        [(.core, "author"), (.dublinCore, "creator"), (.iTunes, "author"), (.dublinCore, "author"), (.iTunes, "owner")], links: links),
      items: Self.entries(in: root).map { AtomEntry($0, links: links).item })
  }

  /// The entries of a feed.
  static func entries(in root: FeedElement) -> [FeedElement] { root.items(named: "entry") }
}

extension FeedElement {
  /// The words of a text construct (RFC 4287 section 3.1); a `text` may hold `<` and `&` that mean themselves.
  var atomText: String {
    let type = attributes["type"]?.lowercased() ?? "text"
    return isMarkup || holdsElements || type.contains("html") || attributes["mode"] == "escaped"
      ? HTMLText.plain(atomWords) : atomWords.collapsingWhitespace()
  }
}
