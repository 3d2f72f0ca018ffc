public import ReaderDomain
public import ReaderScenes

extension FeedCheck {
  public enum Response: Hashable, Sendable {
    /// The feeds that were checked, and the errors of the feeds that could not be read.
    case checked([CheckedFeed], failures: [ReaderError], now: LocalTime)
  }
}
