internal import CoreDomain
internal import FeedDates
internal import ReaderDomain
internal import Syndication
internal import TextEncoding

/// A row of newsboat's article table, and its conversion to a feed item.
struct NewsboatItem {
  /// Newsboat's article identifier: the publisher's guid. Without a guid, it is the link followed by the text of the date. Without a date,
  /// it is the link alone. Without both, it is the title.
  let guid: String
  /// The title as in the feed; may contain HTML.
  let title: String
  let author: String
  /// The absolute link; empty when the item has no link.
  let url: String
  /// Seconds since 1970: the date in the feed. Without that date, the time when newsboat first saw the article.
  let seconds: Int64
  let content: String
  /// The media type of the content; empty in older caches.
  let contentType: String
  /// The base URL of links in the content; usually empty.
  let base: String
  let enclosure: String
  let enclosureType: String
  let isUnread: Bool
  /// Letters that the user put on the article. Newsboat has no star: any letter is read as a star.
  let flags: String
  let isDeleted: Bool

  /// The item with the user's status changes. The flags of a deleted article are deleted with it.
  var archived: NewsboatArticle {
    let marks: Set<ArticleMark> = isDeleted ? [.read] : Set((isUnread ? [] : [.read]) + (flags.isEmpty ? [] : [.starred]))
    let readings = readings
    return NewsboatArticle(readings[0], or: Array(readings.dropFirst()), marks: marks, isDeleted: isDeleted)
  }

  private var readings: [FeedItem] {
    let (given, without) = (item(guid: guid.nonBlank, published: published), item(guid: nil, published: published))
    if guid.nonBlank == nil { return [without] }
    // The date may be that of the feed or not, and an item with a date is recognised under the title alone, too.
    if url.isEmpty, guid == title { return [item(guid: nil, published: nil), without, given] }
    if isLinkAndDate { return [without] }
    // A publisher's guid that equals the link is far more frequent than an item without a guid and a date.
    return guid == url || (guid.hasPrefix("/") && url.hasSuffix(guid)) ? [given, without] : [given]
  }

  /// Whether newsboat built the guid from a link and a date. The link may have been relative; it is then the end of the absolute link. Newsboat
  /// reads fewer dates: the text of another one may contain spaces, which a publisher's guid does not.
  private var isLinkAndDate: Bool {
    guard !url.isEmpty else { return false }
    if guid.hasPrefix(url), guid != url {
      let date = guid.dropFirst(url.count)
      return date.contains(" ") || FeedDateParser.timestamp(String(date)) != nil
    }
    return published.map(endsWithDate) ?? false
  }

  /// Whether the guid is an end of the URL, followed by this date. Only the last bytes are tried: a guid may be as long as a document, and
  /// may repeat the URL.
  private func endsWithDate(_ date: Timestamp) -> Bool {
    let guid = Array(guid.utf8)
    return (1...Self.longestDate).contains { length in
      let link = guid.dropLast(length)
      // Few ends are a date, so the link, which may be long, is seldom compared.
      return !link.isEmpty && FeedDateParser.timestamp(String(decoding: guid.suffix(length), as: UTF8.self)) == date
        && url.utf8.suffix(link.count).elementsEqual(link)
    }
  }

  /// The maximum length of the date in a guid, in bytes: white space may surround a date of the maximum length that `FeedDateParser` reads.
  private static let longestDate = 256

  /// - Parameter published: the date that belongs to the identity. Without it, the time of newsboat counts as that of a change, so that the
  ///   article has a date.
  private func item(guid: String?, published: Timestamp?) -> FeedItem {
    FeedItem(
      guid: guid, title: HTMLTitle.text(title), url: WebURL(validating: url), body: body, published: published,
      updated: published == nil ? self.published : nil,
      authors: [Author(rss: author)].compactMap { $0 },
      enclosures: WebURL(validating: enclosure).map { [Enclosure(url: $0, type: enclosureType.nonBlank)] } ?? [])
  }

  private var body: ArticleBody {
    if content.isEmpty { return .none }
    return contentType == "text/plain" ? .text(content) : .html(content, base: WebURL(validating: base))
  }

  /// Nil when the number is not a plausible date of an article.
  private var published: Timestamp? {
    (1...Timestamp.range.upperBound / 1000).contains(seconds) ? Timestamp(seconds: seconds) : nil
  }
}
