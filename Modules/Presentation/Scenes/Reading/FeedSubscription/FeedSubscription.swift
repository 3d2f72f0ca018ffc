public import Domain

/// The scene that follows and unfollows feeds, reverts redirects, and changes the settings of a feed.
public enum FeedSubscription {
  public enum Request: Hashable, Sendable {
    case add([SubscribeInput])
    case remove(FeedReference)
    /// Request a redirected feed at its old URL again.
    case revertRedirect(FeedReference)
    /// Change the settings of one feed, and show all its settings.
    case configure(FeedSettingsChange)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// Sentences that say what was done.
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(lines: [String], messages: [Message], exported: Exported, outcome: Outcome) {
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
