public import Domain

/// The scene that lists subscriptions with their counts and their health.
public enum FeedList {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// List what the query means.
    case show(FeedQuery)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The rows, top to bottom.
    public let rows: [FeedRow]
    /// A line that closes the list.
    public let summary: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(rows: [FeedRow], summary: String?, messages: [Message], exported: Exported, outcome: Outcome) {
      self.rows = rows
      self.summary = summary
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
