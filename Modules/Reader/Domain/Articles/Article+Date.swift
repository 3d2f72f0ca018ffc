public import CoreDomain

extension Article {
  /// The sort date: the publication date, but never later than `firstSeen`, so that a publisher's wrong clock cannot keep an article on top
  /// forever.
  public var date: Timestamp { Self.date(published: published, firstSeen: firstSeen) }

  /// The sort date of an article with these dates.
  public static func date(published: Timestamp?, firstSeen: Timestamp) -> Timestamp {
    min(published ?? firstSeen, firstSeen)
  }
}
