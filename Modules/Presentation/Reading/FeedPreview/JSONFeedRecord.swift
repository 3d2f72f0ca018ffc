import Domain
import Screens

/// A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). What the feed does not say is left out.
enum JSONFeedRecord {
  static func record(of feed: Feed) -> ExportedRecord {
    ExportedRecord([
      .init("version", .text("https://jsonfeed.org/version/1.1")),
      .init("title", .text(feed.title)),
      .init("home_page_url", .text(orNothing: feed.homePage?.text)),
      .init("feed_url", .text(orNothing: feed.address?.text)),
      .init("description", .text(orNothing: feed.summary)),
      .init("icon", .text(orNothing: feed.icon?.text)),
      .init("language", .text(orNothing: feed.language?.tag)),
      .init("authors", listOrNothing(feed.authors.map(author))),
      .init("items", .list(items(of: feed))),
    ]).withoutNothing
  }

  private static func items(of feed: Feed) -> [ExportedValue] {
    let identities = ItemIdentity.identities(of: feed.items)
    return feed.items.indices.map { item(feed.items[$0], identity: identities[$0] ?? "place:\($0 + 1)") }
  }

  /// JSON Feed demands an id; an item without one of its own gets the identity that Strata knows it by, and one that says nothing at all its
  /// place in the feed.
  private static func item(_ item: FeedItem, identity: String) -> ExportedValue {
    var html: String?
    var text: String?
    switch item.body {
    case .html(let body, _): html = body
    case .text(let body): text = body
    case .none: text = item.summary ?? ""
    }
    return .record(
      ExportedRecord([
        .init("id", .text(item.guid ?? item.address?.text ?? identity)),
        .init("url", .text(orNothing: item.address?.text)),
        .init("external_url", .text(orNothing: item.externalAddress?.text)),
        .init("title", .text(orNothing: item.title.isEmpty ? nil : item.title)),
        .init("content_html", .text(orNothing: html)),
        .init("content_text", .text(orNothing: text)),
        .init("summary", .text(orNothing: item.summary)),
        .init("image", .text(orNothing: item.image?.text)),
        .init("date_published", .moment(item.published)),
        .init("date_modified", .moment(item.updated)),
        .init("authors", listOrNothing(item.authors.map(author))),
        .init("tags", listOrNothing(item.tags.map { .text($0) })),
        .init("language", .text(orNothing: item.language?.tag)),
        .init("attachments", listOrNothing(item.enclosures.map(attachment))),
      ]).withoutNothing)
  }

  private static func author(_ author: Author) -> ExportedValue {
    .record(ExportedRecord([.init("name", .text(orNothing: author.name)), .init("url", .text(orNothing: author.address))]).withoutNothing)
  }

  private static func attachment(_ enclosure: Enclosure) -> ExportedValue {
    .record(
      ExportedRecord([
        .init("url", .text(enclosure.address.text)),
        .init("mime_type", .text(enclosure.type ?? "application/octet-stream")),
        .init("size_in_bytes", .number(orNothing: enclosure.bytes)),
        .init("duration_in_seconds", .number(orNothing: enclosure.seconds)),
      ]).withoutNothing)
  }

  private static func listOrNothing(_ values: [ExportedValue]) -> ExportedValue {
    values.isEmpty ? .nothing : .list(values)
  }
}
