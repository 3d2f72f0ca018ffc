internal import Domain

/// JSON Feed 1.0 and 1.1 (https://www.jsonfeed.org/version/1.1/).
struct JSONFeedDocument {
  private let root: JSONValue
  private let links: FeedLinks

  /// Looks at a value; nil when it is no feed of this format. `address` is where the document came from.
  init?(_ root: JSONValue, address: WebAddress?) {
    let isFeed = root["version"]?.text?.contains("jsonfeed.org") == true || (root["items"] != nil && root["title"] != nil)
    guard isFeed else { return nil }
    let around = FeedLinks(bases: [address])
    self.root = root
    links = FeedLinks(bases: [address, around.address(root["feed_url"]?.text), around.address(root["home_page_url"]?.text)])
  }

  /// What the document says.
  var feed: Feed {
    Feed(
      format: .json, title: root["title"]?.text?.collapsingWhitespace() ?? "", homePage: links.address(root["home_page_url"]?.text),
      address: links.address(root["feed_url"]?.text), summary: root["description"]?.text,
      language: root["language"]?.text.flatMap { Language($0) },
      icon: links.address(root["icon"]?.text) ?? links.address(root["favicon"]?.text), authors: authors(of: root),
      items: (root["items"]?.list ?? []).compactMap(item))
  }

  private func item(_ value: JSONValue) -> FeedItem? {
    guard case .object = value else { return nil }
    let summary = value["summary"]?.text
    let address = links.address(value["url"]?.text)
    let body: ArticleBody =
      value["content_html"]?.text.map { .html($0, base: links.base(in: nil, page: address)) } ?? value["content_text"]?.text.map {
        .text($0)
      } ?? summary.map { .text($0) } ?? .none
    let hasContent = value["content_html"]?.text != nil || value["content_text"]?.text != nil
    return FeedItem(
      guid: value["id"]?.text, title: value["title"]?.text?.collapsingWhitespace() ?? "", address: address,
      externalAddress: links.address(value["external_url"]?.text), body: body, summary: hasContent ? summary : nil,
      image: links.address(value["image"]?.text) ?? links.address(value["banner_image"]?.text),
      published: value["date_published"]?.text.flatMap { FeedDate.timestamp($0) },
      updated: value["date_modified"]?.text.flatMap { FeedDate.timestamp($0) }, authors: authors(of: value),
      tags: (value["tags"]?.list ?? []).compactMap { $0.text?.collapsingWhitespace() }.unique,
      enclosures: (value["attachments"]?.list ?? []).compactMap(enclosure), language: value["language"]?.text.flatMap { Language($0) })
  }

  private func enclosure(_ value: JSONValue) -> Enclosure? {
    guard let address = links.address(value["url"]?.text) else { return nil }
    return Enclosure(
      address: address, type: value["mime_type"]?.text, bytes: FeedNumbers.bytes(value["size_in_bytes"]?.text),
      seconds: FeedNumbers.seconds(value["duration_in_seconds"]?.text))
  }

  /// The authors of a feed or an item: a list in 1.1, a single object in 1.0, a bare name in neither.
  private func authors(of value: JSONValue) -> [Author] {
    let people = (value["authors"]?.list ?? []) + (value["author"]?.list ?? [])
    return people.compactMap { Author(name: $0["name"]?.text ?? $0.text, address: links.page(ofPerson: $0["url"]?.text)) }.unique
  }
}
