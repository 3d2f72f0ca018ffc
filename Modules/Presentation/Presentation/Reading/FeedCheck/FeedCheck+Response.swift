public import Domain
public import Scenes

extension FeedCheck {
  public enum Response: Hashable, Sendable {
    /// The feeds that were checked, and the errors of the feeds that could not be read.
    case checked([CheckedFeed], failures: [ReadingError], now: LocalTime)
  }
}
