public import CoreScenes
public import ReaderDomain

/// The scene that counts articles.
public enum ArticleCount {
  public enum Request: Hashable, Sendable {
    /// Count the articles that match the query.
    case count(ArticleQuery)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// The number without thousands separators, because scripts read it; nil when the articles could not be counted.
    public let number: String?
    /// The number with thousands separators, for a screen; nil as above.
    public let text: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(number: String?, text: String?, messages: [Message], exported: Exported, outcome: Outcome) {
      self.number = number
      self.text = text
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
