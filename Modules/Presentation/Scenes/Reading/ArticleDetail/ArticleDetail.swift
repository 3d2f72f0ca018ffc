public import Domain

/// The scene that shows one article.
public enum ArticleDetail {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Show the article, and mark it read.
    case open(ArticleReference)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The title.
    public let title: String
    /// Where it comes from, when, by whom: lines under the title.
    public let details: [DetailLine]
    /// The body.
    public let blocks: [TextBlock]
    /// The addresses that the numbers in the body stand for, from 1.
    public let links: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(
      title: String, details: [DetailLine], blocks: [TextBlock], links: [String], messages: [Message], exported: Exported, outcome: Outcome
    ) {
      self.title = title
      self.details = details
      self.blocks = blocks
      self.links = links
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
