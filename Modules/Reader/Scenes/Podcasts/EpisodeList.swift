public import CoreScenes
public import ReaderDomain

/// The scene that lists the queue of episodes, changes it, and plays from it.
public enum EpisodeList {
  public enum Request: Hashable, Sendable {
    case show
    /// Add the episodes of these articles.
    case add([ArticleReference])
    /// Remove the episodes of these articles.
    case remove([ArticleReference])
    /// Play the episode of an article, or the first one.
    case play(ArticleReference?)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let rows: [EpisodeRow]
    /// Sentences about what was done.
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(
      rows: [EpisodeRow] = [], lines: [String] = [], messages: [Message] = [], exported: Exported = .empty, outcome: Outcome = .done
    ) {
      self.rows = rows
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}

/// A row of the queue.
public struct EpisodeRow: Hashable, Sendable {
  /// The short form of the article's id, which users type.
  public let id: String
  public let title: String
  public let feedTitle: String
  /// The place and the length, such as `12:03 of 45:10`, and whether the file is here; empty when nothing is known.
  public let details: String

  public init(id: String, title: String, feedTitle: String, details: String) {
    self.id = id
    self.title = title
    self.feedTitle = feedTitle
    self.details = details
  }
}
