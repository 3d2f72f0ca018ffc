/// What stands at an address.
public enum AddressContent: Hashable, Sendable {
  /// A feed, what to ask with next time, and what the server said beside it.
  case feed(Feed, Validators?, terms: AnswerTerms = .none)
  /// A page that names these feeds, in its order; none perhaps.
  case page(feeds: [FeedLink])
}
