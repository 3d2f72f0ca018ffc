/// What stands at an address.
public enum AddressContent: Hashable, Sendable {
  /// A feed, what to ask with next time, and what the server said beside it.
  case feed(Feed, Validators?, terms: AnswerTerms = .none)
  /// A page that names these feeds, in its order; none perhaps, and then with how it begins.
  case page(feeds: [FeedLink], AnswerGlimpse? = nil)
  /// Nothing: the server wants to be left alone, for so many seconds if it says so; with how its answer looked.
  case wish(FetchProblem, retryAfterSeconds: Int?, terms: AnswerTerms = .none, AnswerGlimpse? = nil)
}
