/// What stands at an address.
public enum DiscoveryResult: Hashable, Sendable {
  /// A feed, what to ask with next time, and what the server said beside it.
  case feed(Feed, Validators?, metadata: ResponseMetadata = .none)
  /// A page that names these feeds, in its order; none perhaps, and then with how it begins.
  case page(feeds: [FeedLink], ResponseExcerpt? = nil)
  /// Nothing: the server wants to be left alone, for so many seconds if it says so; with how its answer looked.
  case wish(FetchError, retryAfterSeconds: Int?, metadata: ResponseMetadata = .none, ResponseExcerpt? = nil)
}
