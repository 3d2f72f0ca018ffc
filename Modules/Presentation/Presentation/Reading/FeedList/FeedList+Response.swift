public import Domain
public import Scenes

extension FeedList {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// These were found at this moment.
    case listed([FeedSummary], FeedQuery, now: Timestamp)
    /// They could not be listed.
    case failed(ReadingError)
  }
}
