/// A change while feeds are watched. Situations that stay the same cause no event.
public enum WatchEvent: Hashable, Sendable {
  /// This number of subscriptions is watched.
  case started(feeds: Int)
  /// A feed was requested, and it has new articles or fails for a new reason.
  case visited(Subscription, FetchResult)
  /// A feed that failed before responds again, without new articles.
  case recovered(Subscription)
  /// A feed moved permanently.
  case moved(FeedRedirect)
  /// Feeds cannot be requested, or data cannot be saved. The watch tries again.
  case troubled(ReadingError)
  /// The reported trouble is over.
  case settled
  /// The number of articles exceeds the limit for JSON files.
  case articlesPastLimit(articles: Int)
}
