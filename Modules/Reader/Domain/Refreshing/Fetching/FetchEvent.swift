/// An event while feeds are fetched.
public enum FetchEvent: Hashable, Sendable {
  /// A request to the server of this subscription was sent.
  case asked(FeedID)
  /// A request has its response.
  case answered(FeedResponse)

  /// The response of an `answered` event; nil for other events.
  public var response: FeedResponse? {
    if case .answered(let response) = self { response } else { nil }
  }
}
