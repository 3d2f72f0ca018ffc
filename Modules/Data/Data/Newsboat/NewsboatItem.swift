internal import Syndication
internal import ArticleText
internal import FeedDates
internal import TextEncoding
internal import Domain

/// A row of newsboat's table of articles, and what it says about an item of a feed.
struct NewsboatItem {
  /// What newsboat tells articles apart by. Where the publisher gives no guid, it is the link with the text of the date behind it; the link,
  /// when there is no date; the title, when there is neither.
  let guid: String
  /// The title as it stands in the feed, with whatever HTML is in it.
  let title: String
  let author: String
  /// The link, made absolute; empty when there is none.
  let url: String
  /// Seconds since 1970: the date in the feed or, when it has none, when newsboat first saw the article.
  let seconds: Int64
  let content: String
  /// The media type of the content; empty in older caches.
  let contentType: String
  /// What links in the content are relative to; empty in most.
  let base: String
  let enclosure: String
  let enclosureType: String
  let isUnread: Bool
  /// Letters that the person put on the article. There is no star in newsboat: any letter says that it matters.
  let flags: String
  let isDeleted: Bool

  /// The item with what the person did with it.
  var archived: NewsboatArticle {
    let marks: Set<ArticleMark> = Set((isUnread && !isDeleted ? [] : [.read]) + (flags.isEmpty ? [] : [.starred]))
    let readings = readings
    return NewsboatArticle(readings[0], or: Array(readings.dropFirst()), marks: marks, isDeleted: isDeleted)
  }

  private var readings: [FeedItem] {
    let (given, without) = (item(guid: guid.nonBlank, published: published), item(guid: nil, published: published))
    if guid.nonBlank == nil { return [without] }
    if url.isEmpty, guid == title { return [without, item(guid: nil, published: nil), given] }
    if isLinkAndDate { return [without] }
    // A publisher's guid that is the link is far more frequent than an item with neither guid nor date.
    return guid == url || (guid.hasPrefix("/") && url.hasSuffix(guid)) ? [given, without] : [given]
  }

  /// Whether newsboat put the guid together of a link and a date. The link may have been relative: then it is the end of the absolute one.
  private var isLinkAndDate: Bool {
    guard let published, !url.isEmpty else { return false }
    if guid.hasPrefix("http") { return guid.hasPrefix(url) && FeedDate.timestamp(String(guid.dropFirst(url.count))) == published }
    return guid.indices.contains { split in
      split > guid.startIndex && url.hasSuffix(guid[..<split]) && FeedDate.timestamp(String(guid[split...])) == published
    }
  }

  private func item(guid: String?, published: Timestamp?) -> FeedItem {
    FeedItem(
      guid: guid, title: HTMLText.plain(title), url: WebURL(validating: url), body: body, published: published,
      authors: [Author(rss: author)].compactMap { $0 },
      enclosures: WebURL(validating: enclosure).map { [Enclosure(url: $0, type: enclosureType.nonBlank)] } ?? [])
  }

  private var body: ArticleBody {
    if content.isEmpty { return .none }
    return contentType == "text/plain" ? .text(content) : .html(content, base: WebURL(validating: base))
  }

  /// Nil for a number that is no date of an article.
  private var published: Timestamp? {
    (1...Self.latestSeconds).contains(seconds) ? Timestamp(milliseconds: seconds * 1_000) : nil
  }

  /// The end of the year 9999, behind which a date could not be written as RFC 3339 has it.
  private static let latestSeconds: Int64 = 253_402_300_799
}
