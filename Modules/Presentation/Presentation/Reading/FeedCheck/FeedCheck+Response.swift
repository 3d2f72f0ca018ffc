public import Domain
public import Scenes

extension FeedCheck {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// These were read, and these could not be.
    case checked([CheckedFeed], failures: [ReadingError])
  }
}
