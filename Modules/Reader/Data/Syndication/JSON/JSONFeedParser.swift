internal import ArticleText
internal import CoreDomain
internal import FeedDates
internal import ReaderDomain

/// JSON Feed 1.0 and 1.1 (https://www.jsonfeed.org/version/1.1/).
struct JSONFeedParser {
  private let root: FeedJSONValue
  private let links: RelativeLinkResolver
  private let url: WebURL?

  /// Returns nil when the value is not a JSON Feed.
  /// - Parameter url: the URL of the document.
  init?(_ root: FeedJSONValue, url: WebURL?, isEarlier: Bool = false) {
    let isFeed = root["version"]?.text?.contains("jsonfeed.org") == true || (root["items"] != nil && root["title"] != nil)
    guard isFeed else { return nil }
    let around = RelativeLinkResolver(bases: [url], isEarlier: isEarlier)
    self.root = root
    self.url = url
    links = RelativeLinkResolver(
      bases: [url, around.url(root["feed_url"]?.text), around.url(root["home_page_url"]?.text)], isEarlier: isEarlier)
  }

  var feed: Feed {
    var feed = Feed(
      format: .json, title: root["title"]?.text?.collapsingWhitespace() ?? "", homePage: links.url(root["home_page_url"]?.text),
      url: links.url(root["feed_url"]?.text), summary: root["description"]?.text,
      language: root["language"]?.text.flatMap { Language($0) },
      icon: links.url(root["icon"]?.text) ?? links.url(root["favicon"]?.text), authors: authors(of: root),
      items: items)
    if links.differsFromEarlier(in: nil), let earlier = JSONFeedParser(root, url: url, isEarlier: true) {
      EarlierText.note(earlier.items, in: &feed)
    }
    return feed
  }

  private var items: [FeedItem] { (root["items"]?.list ?? []).compactMap(item) }

  private func item(_ value: FeedJSONValue) -> FeedItem? {
    guard case .object = value else { return nil }
    let summary = value["summary"]?.text
    let url = links.url(value["url"]?.text)
    let external = links.url(value["external_url"]?.text)
    let id = value["id"]?.identifier
    let body: ArticleBody =
      value["content_html"]?.text.map { .html($0, base: links.base(in: nil, page: url)) } ?? value["content_text"]?.text.map {
        .text($0)
      } ?? summary.map { .text($0) } ?? .none
    let hasContent = value["content_html"]?.text != nil || value["content_text"]?.text != nil
    let dates = (published: value["date_published"]?.text, updated: value["date_modified"]?.text)
    var item = FeedItem(
      guid: id, title: value["title"]?.text?.collapsingWhitespace() ?? "", url: url, externalURL: external,
      // "Ideally, the id is the full URL of the resource" (version 1.1, "Items").
      impliedURL: url == nil && external == nil ? id.flatMap { WebURL(validating: $0) } : nil, body: body,
      summary: hasContent ? summary : nil,
      image: links.url(value["image"]?.text) ?? links.url(value["banner_image"]?.text),
      published: dates.published.flatMap(FeedDateParser.timestamp),
      updated: dates.updated.flatMap(FeedDateParser.timestamp), authors: authors(of: value),
      tags: (value["tags"]?.list ?? []).compactMap { $0.text?.collapsingWhitespace() }.unique,
      enclosures: (value["attachments"]?.list ?? []).compactMap(enclosure).joined,
      // `strata parse` writes this member.
      comments: links.url(value["_comments"]?.text),
      language: value["language"]?.text.flatMap { Language($0) })
    if [dates.published, dates.updated].contains(where: { $0.map(FeedDateParser.differsFromEarlier) == true }) {
      var earlier = item
      earlier.published = dates.published.flatMap(FeedDateParser.earlierTimestamp)
      earlier.updated = dates.updated.flatMap(FeedDateParser.earlierTimestamp)
      item.earlierReadings.append(earlier)
    }
    return item
  }

  private func enclosure(_ value: FeedJSONValue) -> Enclosure? {
    guard let url = links.url(value["url"]?.text) else { return nil }
    return Enclosure(
      url: url, type: value["mime_type"]?.text, bytes: FeedSize.bytes(value["size_in_bytes"]?.text),
      seconds: FeedDuration.seconds(value["duration_in_seconds"]?.text))
  }

  /// The authors of a feed or an item: a list in 1.1, which comes before the single object of 1.0. A plain name is accepted although neither
  /// version allows it.
  private func authors(of value: FeedJSONValue) -> [Author] {
    for name in ["authors", "author"] {
      let people = (value[name]?.list ?? []).compactMap { person in
        Author(name: person["name"]?.text ?? person.text, url: links.page(ofPerson: person["url"]?.text))
      }
      if !people.isEmpty { return people.unique }
    }
    return []
  }
}
