public import Domain

/// The scene that asks the feeds' servers for what is new.
public enum FeedRefresh {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Refresh, and show how it goes.
    case refresh(RefreshInput)
    /// Ask whenever a feed is due, and show what changes, until it is stopped.
    case watch(WatchInput)
  }

  /// What it shows: one after another while the refresh goes on.
  public struct ViewModel: SceneViewModel, Hashable {
    /// How far it is; nil when it is over.
    public let progress: RefreshProgress?
    /// The feeds that have had their turn since the last view model.
    public let rows: [RefreshRow]
    /// What it came to, when it is over.
    public let summary: String?
    public let messages: [Message]
    public let outcome: Outcome

    /// Makes a view model.
    public init(progress: RefreshProgress?, rows: [RefreshRow], summary: String?, messages: [Message], outcome: Outcome) {
      self.progress = progress
      self.rows = rows
      self.summary = summary
      self.messages = messages
      self.outcome = outcome
    }

    public var exported: Exported { .stream(rows.map(\.exported)) }
  }
}
