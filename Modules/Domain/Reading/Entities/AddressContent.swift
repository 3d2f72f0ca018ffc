/// What stands at an address.
public enum AddressContent: Hashable, Sendable {
  /// A feed, and what to ask with next time.
  case feed(Feed, Validators?)
  /// A page that names these feeds, in its order; none perhaps.
  case page(feeds: [FeedLink])
}
