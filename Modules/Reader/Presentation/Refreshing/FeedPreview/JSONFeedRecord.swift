import CoreDomain
import CoreScenes
import ReaderDomain

/// A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). Values that the feed does not contain are omitted.
enum JSONFeedRecord {
  static func record(of feed: Feed) -> ExportedRecord {
    ExportedRecord([
      .init("version", .text("https://jsonfeed.org/version/1.1")),
      .init("title", .text(feed.title)),
      .init("home_page_url", .text(orNull: feed.homePage?.text)),
      .init("feed_url", .text(orNull: feed.url?.text)),
      .init("description", .text(orNull: feed.summary)),
      .init("icon", .text(orNull: feed.icon?.text)),
      .init("language", .text(orNull: feed.language?.tag)),
      .init("authors", listOrNothing(feed.authors.map(author))),
      .init("items", .list(items(of: feed))),
    ]).omittingNulls
  }

  /// The items that a refresh would store. An item that is listed twice appears once.
  private static func items(of feed: Feed) -> [ExportedValue] {
    var items: [FeedItem] = []
    var identities: [String] = []
    for (item, identity) in zip(feed.items, ArticleIdentity.identities(of: feed.items)) {
      guard let identity else { continue }
      items.append(item)
      identities.append(identity)
    }
    return zip(items, ids(of: items, identities: identities)).map { item($0, id: $1) }
  }

  /// The ids of the items. JSON Feed requires a unique id for each item. An item with no id, or with the id of another item, gets Strata's
  /// own identity for the item.
  private static func ids(of items: [FeedItem], identities: [String]) -> [String] {
    let own = zip(items, identities).map { item, identity in item.guid ?? item.url?.text ?? identity }
    let uses = Dictionary(own.map { ($0, 1) }, uniquingKeysWith: +)
    let ids = zip(own, identities).map { own, identity in uses[own] == 1 ? own : identity }
    // An identity can be equal to the guid of another item.
    return Set(ids).count == ids.count ? ids : identities
  }

  private static func item(_ item: FeedItem, id: String) -> ExportedValue {
    var html: String?
    var text: String?
    switch item.body {
    case .html(let body, _): html = body
    case .text(let body): text = body
    case .none: text = item.summary ?? ""
    }
    return .record(
      ExportedRecord([
        .init("id", .text(id)),
        .init("url", .text(orNull: (item.url ?? item.impliedURL)?.text)),
        .init("external_url", .text(orNull: item.externalURL?.text)),
        .init("title", .text(orNull: item.title.isEmpty ? nil : item.title)),
        .init("content_html", .text(orNull: html)),
        .init("content_text", .text(orNull: text)),
        .init("summary", .text(orNull: item.summary)),
        .init("image", .text(orNull: item.image?.text)),
        .init("date_published", .moment(item.published)),
        .init("date_modified", .moment(item.updated)),
        .init("authors", listOrNothing(item.authors.map(author))),
        .init("tags", listOrNothing(item.tags.map { .text($0) })),
        .init("language", .text(orNull: item.language?.tag)),
        .init("_comments", .text(orNull: item.comments?.text)),
        .init("attachments", listOrNothing(item.enclosures.map(attachment))),
      ]).omittingNulls)
  }

  private static func author(_ author: Author) -> ExportedValue {
    .record(ExportedRecord([.init("name", .text(orNull: author.name)), .init("url", .text(orNull: author.url))]).omittingNulls)
  }

  private static func attachment(_ enclosure: Enclosure) -> ExportedValue {
    .record(
      ExportedRecord([
        .init("url", .text(enclosure.url.text)),
        .init("mime_type", .text(enclosure.type ?? "application/octet-stream")),
        .init("size_in_bytes", .number(orNull: enclosure.bytes)),
        .init("duration_in_seconds", .number(orNull: enclosure.seconds)),
      ]).omittingNulls)
  }

  private static func listOrNothing(_ values: [ExportedValue]) -> ExportedValue {
    values.isEmpty ? .null : .list(values)
  }
}
