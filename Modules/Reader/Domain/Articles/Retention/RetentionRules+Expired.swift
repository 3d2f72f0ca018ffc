public import CoreDomain

extension RetentionRules {
  /// The expired articles of a feed.
  /// - Parameters:
  ///   - places: the sort keys of all articles of the feed, in any order.
  ///   - retention: how many articles are kept, and for how long.
  ///   - document: the ids of the articles in the feed's document, under any identity. They are kept, because they would return with the
  ///     next refresh. Of a feed server, those that it has just sent, or names as unread.
  ///   - moment: the current time.
  /// - Returns: the ids, newest first. Articles that a mark or a tag keeps may be included; the caller must keep these.
  public static func outlived(
    _ places: [ArticleSortKey], keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) -> [ArticleID] {
    let number = retention.maximumArticles ?? places.count
    let earliest = retention.maximumDays.map { moment.adding(minutes: -$0 * 24 * 60) }
    return places.sorted().enumerated().compactMap { rank, place in
      let isOld = earliest.map { place.date < $0 } ?? false
      return (rank >= number || isOld) && !document.contains(place.id) ? place.id : nil
    }
  }

  /// The expired articles of a feed, except those that are kept by a mark or a tag.
  public static func expired(
    among entries: [ArticleWithStatus], keeping retention: Retention, document: Set<ArticleID> = [], at moment: Timestamp
  ) -> [ArticleID] {
    let kept = Set(entries.filter(\.status.isKept).map(\.article.id))
    return outlived(entries.map(\.article.place), keeping: retention, document: document, at: moment).filter { !kept.contains($0) }
  }
}
