public import CoreScenes
public import ReaderDomain

/// The scene that shows the content of feed files, without subscribing to them.
public enum FeedPreview {
  public enum Request: Hashable, Sendable {
    /// Show each file as JSON Feed 1.1.
    case show([FileLocation])
    /// Count the items of all files.
    case count([FileLocation])
  }

  /// The content of one file, or the number of items in all files.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The line with the number of items; nil unless the request is `count`.
    public let count: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(count: String?, messages: [Message], exported: Exported, outcome: Outcome) {
      self.count = count
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
