/// What happens during a refresh.
public enum RefreshEvent: Hashable, Sendable {
  /// So many subscriptions take part.
  case started(feeds: Int)
  /// One has had its turn.
  case visited(Subscription, VisitOutcome)
  /// One has moved for good. It follows the event of its visit.
  case moved(FeedMove)
  /// All have had their turn. Always the last event.
  case finished(RefreshReport)
}
