public import CoreScenes
public import ReaderDomain

/// The scene that follows, unfollows and joins feeds, reverts redirects, and changes the settings of a feed.
public enum FeedSubscription {
  public enum Request: Hashable, Sendable {
    case add([SubscribeInput])
    /// Add a feed with a login, for which the user is asked.
    case addWithLogin(SubscribeInput)
    case remove(FeedReference)
    /// Request a redirected feed at its old URL again.
    case revertRedirect(FeedReference)
    /// Join the feeds that are followed more than once.
    case join(JoinFeedsInput)
    /// Change the settings of one feed, and show all its settings.
    case configure(FeedSettingsChange)
  }

  public typealias ViewModel = SentencesViewModel
}
