public import Domain

/// The scene that shows what feed files say, without subscribing to anything.
public enum FeedPreview {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Show each as JSON Feed 1.1.
    case show([FileLocation])
    /// Say how many items they have together.
    case count([FileLocation])
  }

  /// What it shows, a view model a file, or one with the sum.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The line with the sum, when it was asked for.
    public let count: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(count: String?, messages: [Message], exported: Exported, outcome: Outcome) {
      self.count = count
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
