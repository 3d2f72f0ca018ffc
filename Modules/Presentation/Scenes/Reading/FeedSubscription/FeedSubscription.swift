public import Domain

/// The scene that follows and unfollows feeds.
public enum FeedSubscription {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Follow these.
    case add([SubscribeInput])
    /// Follow this one no longer.
    case remove(FeedReference)
    /// Ask for this one, which has moved, at its old address again.
    case revertRedirect(FeedReference)
    /// Set these for one alone, and show what is set.
    case configure(FeedSettingsChange)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// What was done, a sentence each.
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(lines: [String], messages: [Message], exported: Exported, outcome: Outcome) {
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
