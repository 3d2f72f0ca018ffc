public import ReaderDomain
public import ReaderScenes

extension FeedSubscription {
  public enum Response: Hashable, Sendable {
    /// The feeds that are followed, and the errors of those that could not be added.
    case added([SubscribeResult], failures: [ReaderError], now: LocalTime)
    case removed(UnsubscribeResult)
    /// A redirect was reverted: the feed has its old URL again.
    case movedBack(RevertedRedirect)
    /// Feeds were joined, or would be.
    case joined(JoinFeedsResult)
    /// A feed with its own settings.
    case configured(Subscription)
    case failed(ReaderError)
  }
}
