internal import ArticleText
internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

/// RSS 0.91 to 2.0 (https://www.rssboard.org/rss-specification), and RSS 0.90 and 1.0 in RDF (https://web.resource.org/rss/1.0/spec). In
/// RDF, the items are next to the channel, not inside it.
struct RSSParser {
  private let root: FeedElement
  private let channel: FeedElement
  private let format: FeedFormat
  private let links: RelativeLinkResolver
  private let homePage: WebURL?
  private let selfLink: WebURL?
  private let url: WebURL?

  /// Reads the tree of a document from `url`.
  init(_ root: FeedElement, format: FeedFormat, url: WebURL?, isEarlier: Bool = false) {
    let channel = root.name == "channel" ? root : root.first(.core, "channel") ?? root
    let around = RelativeLinkResolver(bases: [url], isEarlier: isEarlier)
    // The home page is the base of relative links, which may identify items, so its choice stays the same.
    homePage =
      around.url(of: channel.links("alternate", isEarlier: true)) ?? around.url(of: channel.links("alternate", .atom, isEarlier: true))
    selfLink = around.url(of: channel.links("self", .atom))
    links = RelativeLinkResolver(bases: [homePage, selfLink, url], isEarlier: isEarlier)
    self.url = url
    self.root = root
    self.channel = channel
    self.format = format
  }

  var feed: Feed {
    var feed = Feed(
      format: format, title: title, homePage: homePage,
      url: selfLink, summary: summary, language: language, icon: icon, schedule: channel.schedule, authors: authors,
      items: items)
    if links.differsFromEarlier(in: root) {
      EarlierText.note(RSSParser(root, format: format, url: url, isEarlier: true).items, in: &feed)
    }
    return feed
  }

  /// RSS in JSON may list items under several names, each up to the limit.
  private var items: [FeedItem] { Self.items(in: root).prefix(FeedLimits.default.items).map { RSSItem($0, links: links).item } }

  /// The items. They are in one or more channels, in a list inside the channel (RSS 1.1, http://inamidst.com/rss1.1/), or next to the
  /// channel (RDF).
  static func items(in root: FeedElement) -> [FeedElement] {
    let channels = root.name == "channel" ? [root] : root.all(.core, "channel")
    let inside = channels.flatMap { $0.items(named: "item") + $0.all(.core, "items").flatMap { $0.items(named: "item") } }
    return root.name == "channel" ? inside : inside + root.items(named: "item")
  }

  private var title: String {
    channel.text((.core, "title"), (.dublinCore, "title")).map(HTMLTitle.text) ?? channel.firstWithText(.atom, "title")?.atomText ?? ""
  }

  private var summary: String? {
    let text =
      channel.text(.core, "description") ?? channel.text(.dublinCore, "description") ?? channel.text(.iTunes, "summary")
      ?? channel.text(.iTunes, "subtitle")
    return text.flatMap { HTMLText.plain($0).nonBlank } ?? channel.firstWithText((.atom, "subtitle"), (.atom, "tagline"))?.atomText.nonBlank
  }

  private var language: Language? {
    (channel.text(.core, "language") ?? channel.text(.dublinCore, "language") ?? channel.language ?? root.language).flatMap { Language($0) }
  }

  private var icon: WebURL? {
    let image = channel.first(.core, "image") ?? root.first(.core, "image")
    let atomIcon = channel.firstWithText((.atom, "icon"), (.atom, "logo"))
    return links.url(image?.text(.core, "url") ?? image?.attributes["resource"], in: image)
      ?? links.url(channel.podcastImage, in: channel) ?? links.url(atomIcon?.text, in: atomIcon)
  }

  private var authors: [Author] {
    channel.people(
      [
        (.dublinCore, "creator"), (.iTunes, "author"), (.core, "managingeditor"), (.core, "author"), (.atom, "author"),
        (.dublinCoreTerms, "creator"), (.dublinCore, "author"), (.iTunes, "owner"),
      ], links: links)
  }
}
