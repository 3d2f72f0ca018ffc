public import ReaderDomain
public import ReaderScenes

extension FeedList {
  public enum Response: Hashable, Sendable {
    /// The feeds that match the query, and the current time.
    case listed([FeedSummary], FeedQuery, now: LocalTime)
    case failed(ReaderError)
  }
}
