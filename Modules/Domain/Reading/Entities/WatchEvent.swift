/// What changes while feeds are watched. What stays as it is is no event.
public enum WatchEvent: Hashable, Sendable {
  /// So many subscriptions are watched.
  case started(feeds: Int)
  /// A feed was asked, and there is something new in it, or it fails for another reason than before.
  case visited(Subscription, FetchResult)
  /// A feed that had failed answers again, without anything new in it.
  case recovered(Subscription)
  /// A feed has moved for good.
  case moved(FeedRedirect)
  /// No feed can be asked, or nothing can be saved. It is tried again.
  case troubled(ReadingError)
  /// What was in the way is gone.
  case settled
  /// So many articles there are that files do not serve them well.
  case articlesPastLimit(articles: Int)
}
