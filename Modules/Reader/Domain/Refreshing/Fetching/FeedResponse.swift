/// The response to a `FeedRequest`.
public struct FeedResponse: Hashable, Sendable {
  /// The subscription that was requested.
  public let feed: FeedID
  public let content: Content
  public let metadata: ResponseMetadata

  /// The possible responses.
  public enum Content: Hashable, Sendable {
    /// The feed, and the validators for the next request.
    case feed(Feed, Validators?)
    /// The feed has not changed (304).
    case unchanged
    /// The document arrived and is identical to the previous one. The validators for the next request may differ.
    case same(Validators)
    /// The request failed. The server may have asked to wait this number of seconds.
    case failed(FetchError, retryAfterSeconds: Int?)
    /// No request was sent. Other requests to the host named in `metadata` had this error: the host is overloaded or does not respond.
    case withheld(FetchError)
  }

  public init(feed: FeedID, content: Content, metadata: ResponseMetadata = .none) {
    self.feed = feed
    self.content = content
    self.metadata = metadata
  }
}
