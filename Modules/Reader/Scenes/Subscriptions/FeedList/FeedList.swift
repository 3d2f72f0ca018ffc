public import CoreScenes
public import ReaderDomain

/// The scene that lists subscriptions with their article counts and errors.
public enum FeedList {
  public enum Request: Hashable, Sendable {
    /// List the feeds that match the query.
    case show(FeedQuery)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let rows: [FeedRow]
    /// The folders of the rows, in the order of their first feeds.
    public let folders: [FolderRow]
    /// The line below the list.
    public let summary: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(
      rows: [FeedRow], folders: [FolderRow] = [], summary: String?, messages: [Message], exported: Exported, outcome: Outcome
    ) {
      self.rows = rows
      self.folders = folders
      self.summary = summary
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
