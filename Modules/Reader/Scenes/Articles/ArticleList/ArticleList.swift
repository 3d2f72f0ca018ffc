public import CoreScenes
public import ReaderDomain

/// The scene that lists articles and changes their status.
public enum ArticleList {
  public enum Request: Hashable, Sendable {
    /// List the articles that match the query.
    case show(ArticleQuery)
    case change(StatusChange)
    case open(ArticleReference)
    /// An article was opened, which marks it read: show its row again.
    case opened(ArticleReference)
    /// A refresh has ended, so there may be new articles: show the shown part of the list again.
    case refreshed
  }

  /// The routes to other scenes.
  public enum Route: Hashable, Sendable {
    case article(ArticleReference)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let rows: [ArticleRow]
    /// Whether further rows follow, which a view can ask for.
    public let hasMore: Bool
    /// The conditions that the rows meet, such as `unread · Outdoors · 'tea'`; nil for a list without conditions, and without a list.
    public let filterLabel: String?
    /// The line below the list: how many articles there are, and which of them are shown.
    public let summary: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    /// The sentence to show while a list is read; nil otherwise. The current rows stay.
    public let progress: String?
    public var isLoading: Bool { progress != nil }

    public init(
      rows: [ArticleRow], hasMore: Bool = false, filterLabel: String? = nil, summary: String?, messages: [Message], exported: Exported,
      outcome: Outcome, progress: String? = nil
    ) {
      self.rows = rows
      self.hasMore = hasMore
      self.filterLabel = filterLabel
      self.summary = summary
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
      self.progress = progress
    }
  }
}
