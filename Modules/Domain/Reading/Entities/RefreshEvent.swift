/// What happens during a refresh.
public enum RefreshEvent: Hashable, Sendable {
  /// So many subscriptions take part.
  case started(feeds: Int)
  /// The server of one is asked from now on; its answer is waited for.
  case asked(Subscription)
  /// One has had its turn.
  case visited(Subscription, FetchResult)
  /// One has moved for good. It follows the event of its visit.
  case moved(FeedRedirect)
  /// All have had their turn. Always the last event.
  case finished(RefreshReport)
  /// It was stopped before all had their turn; what had come is saved. The last event then.
  case stopped(RefreshReport)
}
