internal import ArticleText
internal import CoreDomain
internal import Markup
internal import ReaderDomain
internal import TextEncoding

/// Finds the feeds that a page links to: `link`, `a` and `area` elements with `rel="alternate"` and the media type of a feed, or with
/// `rel="feed"` (https://html.spec.whatwg.org/#rel-alternate, https://www.rssboard.org/rss-autodiscovery). It never guesses URLs.
struct FeedDiscovery: MarkupSink {
  private var feeds: [FeedLink] = []
  /// Links whose type is one of any XML.
  private var xmlFeeds: [FeedLink] = []
  private var seen: Set<WebURL> = []
  private var base: WebURL
  private var hasBase = false
  private let isPublic: Bool

  /// `application/json` is the type of JSON Feed 1.0 (https://www.jsonfeed.org/version/1/, "Discovery").
  private static let types: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/feed+json", "application/x-rss+xml",
    "application/x-atom+xml", "application/json",
  ]
  /// Types of any XML. Pages also name sitemaps so: only the title tells which link leads to a feed.
  private static let xmlTypes: Set<String> = ["application/xml", "text/xml"]
  private static let feedWords = ["rss", "atom", "feed"]
  /// The URLs of WordPress's REST API. WordPress links to it as JSON on every page.
  private static let interfaces = ["/wp-json/", "rest_route="]

  private init(url: WebURL, isPublic: Bool) {
    base = url
    self.isPublic = isPublic
  }

  /// The feeds in page order, without duplicates. Those with a type of any XML come last, because `add` follows the first.
  /// - Parameter isPublic: whether the page came from the public internet.
  static func feeds(in page: [UInt8], contentType: String?, url: WebURL, isPublic: Bool = false) -> [FeedLink] {
    var discovery = FeedDiscovery(url: url, isPublic: isPublic)
    HTMLReader.read(TextDecoding.text(of: page, contentType: contentType).bytes, into: &discovery)
    return discovery.feeds + discovery.xmlFeeds
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    switch name.local {
    // Only the first `base` element counts (https://html.spec.whatwg.org/#the-base-element).
    case "base" where !hasBase:
      guard let link = attributes["href"] else { return }
      // An empty `href` is the page's own URL.
      let url = link.isWhitespace ? base : RelativeLinkResolver(bases: [base]).url(link)
      guard let url else { return }
      base = url
      hasBase = true
    case "link", "a", "area":
      take(attributes)
    default:
      break
    }
  }

  mutating func endElement(_ name: XMLName) {}

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}

  private mutating func take(_ attributes: XMLAttributes) {
    let relations = attributes["rel"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    guard relations.contains("alternate") || relations.contains("feed") else { return }
    let type = attributes["type"].flatMap(MediaType.init)
    guard type.map({ Self.isFeed($0, title: attributes["title"]) }) ?? relations.contains("feed") else { return }
    guard let url = url(attributes["href"]) else { return }
    guard !Self.interfaces.contains(where: { url.text.contains($0) }), seen.insert(url).inserted else { return }
    let link = FeedLink(url: url, title: attributes["title"]?.collapsingWhitespace() ?? "", isPublic: isPublic)
    if let type, Self.xmlTypes.contains(type.text) { xmlFeeds.append(link) } else { feeds.append(link) }
  }

  private static func isFeed(_ type: MediaType, title: String?) -> Bool {
    guard xmlTypes.contains(type.text), let title = title?.lowercased() else { return types.contains(type.text) }
    return feedWords.contains { title.contains($0) }
  }

  /// The URL of a link, which may have the scheme `feed`.
  private func url(_ link: String?) -> WebURL? {
    guard let link = link?.nonBlank, link.prefix(5).lowercased() == "feed:" else { return RelativeLinkResolver(bases: [base]).url(link) }
    do throws(WebURL.ParseError) { return try WebURL(feed: link).withoutCredentials } catch { return nil }
  }
}
