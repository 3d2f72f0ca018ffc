public import Domain

/// The scene that says how many articles there are.
public enum ArticleCount {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Count what the query means.
    case count(ArticleQuery)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The number, as it is shown; nil when it could not be found out.
    public let number: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(number: String?, messages: [Message], exported: Exported, outcome: Outcome) {
      self.number = number
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
