public import Domain

/// The scene that lists articles and changes their status.
public enum ArticleList {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// List what the query means.
    case show(ArticleQuery)
    /// List again with one condition more, or another one of its kind.
    case filter(ArticleFilter)
    /// List again those in which all these words stand; without words, all. It may come with every character that is typed.
    case search(String)
    /// Change the status of articles.
    case change(StatusChange)
    /// Open an article.
    case open(ArticleReference)
    /// Something was typed that means nothing here.
    case notUnderstood(String)
  }

  /// The ways that lead out of it.
  public enum Route: Hashable, Sendable {
    /// To the article.
    case article(ArticleReference)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The rows, top to bottom.
    public let rows: [ArticleRow]
    /// A line that closes the list.
    public let summary: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    public let isLoading: Bool

    /// Makes a view model.
    public init(
      rows: [ArticleRow], summary: String?, messages: [Message], exported: Exported, outcome: Outcome, isLoading: Bool = false
    ) {
      self.rows = rows
      self.summary = summary
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
      self.isLoading = isLoading
    }
  }
}
