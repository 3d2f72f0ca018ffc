public import CoreScenes
public import ReaderDomain

/// The scene that fetches new articles.
public enum FeedRefresh {
  public enum Request: Hashable, Sendable {
    /// Refresh once, and show the progress.
    case refresh(RefreshInput)
    /// Fetch each feed whenever it is due, and show changes, until the task is cancelled.
    case watch(WatchInput)
  }

  /// One of the view models that follow each other during a refresh.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The progress; nil when the refresh is over.
    public let progress: RefreshProgress?
    /// The feeds that are done since the last view model.
    public let rows: [RefreshRow]
    /// A sentence about the whole refresh; nil while it is running.
    public let summary: String?
    public let messages: [Message]
    /// Whether no feed was due.
    public let isNothingDue: Bool
    public let outcome: Outcome

    public init(
      progress: RefreshProgress?, rows: [RefreshRow], summary: String?, messages: [Message], isNothingDue: Bool = false, outcome: Outcome
    ) {
      self.progress = progress
      self.rows = rows
      self.summary = summary
      self.messages = messages
      self.isNothingDue = isNothingDue
      self.outcome = outcome
    }

    public var exported: Exported { .stream(rows.map(\.exported)) }
  }
}
