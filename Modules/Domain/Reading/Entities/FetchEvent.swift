/// What happens while servers are asked.
public enum FetchEvent: Hashable, Sendable {
  /// The server of this subscription is asked from now on; its answer is waited for.
  case asked(FeedID)
  /// A call has its answer.
  case answered(FeedResponse)

  /// The answer that has come, if that is what has happened.
  public var response: FeedResponse? {
    if case .answered(let response) = self { response } else { nil }
  }
}
