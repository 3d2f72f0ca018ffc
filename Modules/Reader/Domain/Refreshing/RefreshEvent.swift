public enum RefreshEvent: Hashable, Sendable {
  /// The refresh starts with this number of subscriptions.
  case started(feeds: Int)
  /// The server of this host, which fetches the feeds, is asked, and this number of new articles has arrived so far.
  case contacting(host: String, articles: Int)
  /// A request to the server of this subscription was sent.
  case asked(Subscription)
  /// The subscription is done.
  case fetched(Subscription, FetchResult)
  /// Parts of the feed's document could not be read. This event follows the `fetched` event of the feed.
  case incomplete(Subscription, DocumentGaps)
  /// The feed moved permanently. This event follows the `fetched` event of the feed.
  case moved(FeedRedirect)
  /// All subscriptions are done. Only `notificationFailed` may follow.
  case finished(RefreshReport)
  /// The refresh was stopped before all subscriptions were done. The responses received before are saved. Then this is the last event.
  case stopped(RefreshReport)
  /// The program that was to learn of the new articles failed. The articles are stored.
  case notificationFailed(ReaderError)
}
