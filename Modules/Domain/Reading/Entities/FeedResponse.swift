/// A server's answer to a `FeedRequest`.
public struct FeedResponse: Hashable, Sendable {
  /// The subscription that it is for.
  public let feed: FeedID
  /// What came.
  public let content: Content
  /// What the server said beside it.
  public let metadata: ResponseMetadata

  /// What a server can answer.
  public enum Content: Hashable, Sendable {
    /// The feed, and what to ask with next time.
    case feed(Feed, Validators?)
    /// It has not changed (304).
    case unchanged
    /// The document came and is the one of last time; what to ask with next time may be other.
    case same(Validators)
    /// No feed came; the server may have asked to wait so many seconds.
    case failed(FetchError, retryAfterSeconds: Int?)
    /// Nobody was asked: this had come of other calls to the host that the terms name, which has too much to do or does not answer.
    case withheld(FetchError)
  }

  /// Makes an answer.
  public init(feed: FeedID, content: Content, metadata: ResponseMetadata = .none) {
    self.feed = feed
    self.content = content
    self.metadata = metadata
  }
}
