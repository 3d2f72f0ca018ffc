public import Domain
public import Scenes

extension FeedSubscription {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// These are followed, and these could not be.
    case added([SubscribeResult], failures: [ReadingError])
    /// This one is followed no longer.
    case removed(UnsubscribeResult)
    /// This one, which had moved, has its old address again.
    case movedBack(RevertedRedirect)
    /// This is what is set for one alone.
    case configured(Subscription)
    /// It could not be done.
    case failed(ReadingError)
  }
}
