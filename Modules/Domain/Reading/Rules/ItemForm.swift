/// An identity under which an item may be stored already, and how the item was read when it got that.
///
/// Which identity an item gets depends on what else is in the document that day, on what the publisher says of it, and on how the program reads
/// that. None of it may cost a star: an item that is not stored under the identity of today is looked for under the others.
struct ItemForm: Hashable {
  /// The identity.
  let identity: String
  /// The item as it was read.
  let reading: FeedItem

  /// All forms of an item, that of today among them, the likeliest first.
  static func forms(of item: FeedItem) -> [ItemForm] {
    ([item] + item.earlierReadings).flatMap(readings).flatMap { reading in
      ItemIdentity.possibleIdentities(of: reading).map { ItemForm(identity: $0, reading: reading) }
    }
  }

  /// The item as it is; as it was before its publisher gave guids, addresses or dates, or the program could read them; and with its address for a
  /// guid, since publishers give guids up, and other readers' archives do not tell the two apart.
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
    }
    if item.url != nil {
      reading.url = nil
      readings.append(reading)
    }
    if item.published != nil {
      reading.published = nil
      readings.append(reading)
    }
    return readings
  }

  /// Whether an article that is stored under an identity of a reading is the item: it is when its page is the same one, and neither its file nor
  /// both its title and its date are others. The less the identity says, the more has to be the same.
  /// - Parameter article: the item as it is read today. The stored one says the same where it was taken in since.
  static func isReading(_ reading: FeedItem, of stored: Article, today article: Article) -> Bool {
    guard stored.url == article.url || stored.url == reading.url ?? reading.externalURL else { return false }
    if let file = stored.enclosures.first, let ours = article.enclosures.first, file.url != ours.url { return false }
    let dates = [article.published, reading.published ?? reading.updated].compactMap { $0 }
    let hasDate = stored.published.map(dates.contains) ?? false
    let isOtherDate = stored.published != nil && !dates.isEmpty && !hasDate
    let hasTitle = stored.title == article.title || stored.title == ArticleTitle.title(of: reading)
    if reading.ownGUID != nil { return hasTitle || !isOtherDate }
    if reading.url != nil { return hasTitle || hasDate }
    return hasTitle && !isOtherDate
  }
}
