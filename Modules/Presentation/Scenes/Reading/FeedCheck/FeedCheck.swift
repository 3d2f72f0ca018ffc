public import Domain

/// The scene that says what is wrong with feeds, followed or not.
public enum FeedCheck {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Check these.
    case check([FeedSource])
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The feeds in the order in which they were named, without those that could not be read.
    public let rows: [CheckRow]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(rows: [CheckRow], messages: [Message], exported: Exported, outcome: Outcome) {
      self.rows = rows
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
