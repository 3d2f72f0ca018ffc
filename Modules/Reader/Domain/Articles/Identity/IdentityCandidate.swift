import CoreDomain

/// An identity under which an item may already be stored, and the reading of the item that gives this identity.
///
/// An item's identity depends on the other items of the document, on the publisher's data, and on how the program reads them. A change in
/// any of these must not lose a star. So an item that is not stored under its current identity is looked up under the others.
struct IdentityCandidate: Hashable {
  let identity: String
  /// The item as it was read.
  let reading: FeedItem

  /// All forms of an item, including the current one, the most likely first.
  static func forms(of item: FeedItem) -> [IdentityCandidate] {
    ([item] + item.earlierReadings).flatMap(readings).flatMap { reading in
      ArticleIdentity.possibleIdentities(of: reading).map { IdentityCandidate(identity: $0, reading: reading) }
    }
  }

  /// The possible readings of an item. The first is the item itself. Others lack its guid, URL or date, which the publisher may have added,
  /// or which an older version of the program could not read. One has its URL as guid, because publishers drop guids, and because other
  /// readers' databases do not distinguish the two. One has its page as URL and no guid, as a feed server sends items. The last one has the other
  /// of http and https, because servers write the scheme of the request into guids and links.
  private static func readings(of item: FeedItem) -> [FeedItem] {
    var readings = [item]
    var reading = item
    if item.ownGUID != nil {
      reading.guid = nil
      readings.append(reading)
    } else if let url = item.url {
      var known = item
      known.guid = url.text
      readings.append(known)
      if item.published != nil {
        // Only without a date, the title tells apart items that share a link.
        var undated = item
        undated.published = nil
        readings.append(undated)
      }
    }
    if item.url != nil {
      reading.url = nil
      readings.append(reading)
    }
    if item.published != nil {
      reading.published = nil
      readings.append(reading)
    }
    if item.url == nil, let page = item.page {
      var served = item
      (served.guid, served.url) = (nil, page)
      readings.append(served)
    }
    return readings + [item.inOtherScheme].compactMap { $0 }
  }

  /// Whether the article stored under the identity of a reading is this item. The pages must be equal. It is another item if the files
  /// differ, or if both title and date differ. Publishers sign the URLs of files: if title and date are equal, the queries of the URLs may
  /// differ. The less specific the identity, the more properties must be equal.
  /// - Parameter article: the current reading of the item. After a merge, the stored article has its properties.
  static func isReading(_ reading: FeedItem, of stored: Article, today article: Article) -> Bool {
    guard stored.url == article.url || stored.url == reading.url ?? reading.externalURL else { return false }
    let dates = [article.published, reading.published ?? reading.updated].compactMap { $0 }
    let hasDate = stored.published.map(dates.contains) ?? false
    let isOtherDate = stored.published != nil && !dates.isEmpty && !hasDate
    let hasTitle = stored.title == article.title || stored.title == ArticleTitle.title(of: reading)
    if let file = stored.enclosures.first, let ours = article.enclosures.first, file.url != ours.url,
      file.url != reading.enclosures.first?.url, !(hasTitle && hasDate && file.hasPath(of: ours))
    {
      return false
    }
    if reading.ownGUID != nil { return hasTitle || !isOtherDate }
    if reading.url != nil { return hasTitle || hasDate }
    return hasTitle && !isOtherDate
  }

  /// Whether an item is identified by its link, and the article stored under it has another date. If the title differs too, the link leads
  /// to a page that shows another item each day.
  static func isAnotherDay(_ item: FeedItem, than stored: Article) -> Bool {
    item.ownGUID == nil && item.url != nil && !item.title.isWhitespace && item.published != nil && stored.published != nil
      && !hasDate(of: item, stored)
  }

  /// Whether a stored article has the date of an item, as this version or an earlier one reads it.
  static func hasDate(of item: FeedItem, _ stored: Article) -> Bool {
    ([item] + item.earlierReadings).contains { ($0.published ?? $0.updated) == stored.published }
  }

  /// Whether a stored article has the title and the body of an item, as this version or an earlier one reads them.
  static func hasContent(of item: FeedItem, _ stored: Article, _ body: ArticleBody) -> Bool {
    hasTitle(of: item, stored) && ([item] + item.earlierReadings).contains { $0.body.withoutBase == body.withoutBase }
  }

  /// Whether a stored article has the title of an item, as this version or an earlier one reads it.
  static func hasTitle(of item: FeedItem, _ stored: Article) -> Bool {
    ([item] + item.earlierReadings).contains { ArticleTitle.title(of: $0) == stored.title }
  }
}

extension Enclosure {
  /// Whether the URLs are equal up to their queries.
  fileprivate func hasPath(of other: Enclosure) -> Bool {
    url.text.prefix { $0 != "?" } == other.url.text.prefix { $0 != "?" }
  }
}

extension FeedItem {
  /// The item with https in place of http in its guid, URL and files, or the other way round; nil when what identifies it has neither.
  fileprivate var inOtherScheme: FeedItem? {
    guard let name = ownGUID ?? url?.text, let otherName = Self.inOtherScheme(name) else { return nil }
    func other(_ url: WebURL) -> WebURL { Self.inOtherScheme(url.text).flatMap(WebURL.init(validating:)) ?? url }
    var item = self
    if ownGUID != nil { item.guid = otherName }
    item.url = url.map(other)
    item.enclosures = enclosures.map { Enclosure(url: other($0.url), type: $0.type, bytes: $0.bytes, seconds: $0.seconds) }
    return item
  }

  private static func inOtherScheme(_ text: String) -> String? {
    if text.hasPrefix("https://") { return "http" + text.dropFirst("https".count) }
    return text.hasPrefix("http://") ? "https" + text.dropFirst("http".count) : nil
  }
}
