public import CoreScenes
public import ReaderDomain

/// The scene that reports problems of feeds, including feeds that the user does not follow.
public enum FeedCheck {
  public enum Request: Hashable, Sendable {
    case check([FeedSource])
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// The feeds in the order of the request, without those that could not be read.
    public let rows: [CheckRow]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(rows: [CheckRow], messages: [Message], exported: Exported, outcome: Outcome) {
      self.rows = rows
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
