/// An event of a refresh.
public enum RefreshEvent: Hashable, Sendable {
  /// The refresh starts with this number of subscriptions.
  case started(feeds: Int)
  /// A request to the server of this subscription was sent.
  case asked(Subscription)
  /// The subscription is done.
  case visited(Subscription, FetchResult)
  /// The feed moved permanently. This event follows the `visited` event of the feed.
  case moved(FeedRedirect)
  /// All subscriptions are done. Always the last event.
  case finished(RefreshReport)
  /// The refresh was stopped before all subscriptions were done. The responses received before are saved. Then this is the last event.
  case stopped(RefreshReport)
}
