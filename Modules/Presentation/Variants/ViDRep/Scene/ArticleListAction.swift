import Domain

/// What happened, for the reducer to make the next state of.
enum ArticleListAction: Sendable {
  /// The repository's list for the query has come to this state; once it is retrieved, the request has its reply.
  case listing(AsyncState<Listing, ReadingError>, of: ArticleQuery, reply: ArticleListReply)
  /// A request was answered, and the list has no part in it.
  case answered(ArticleListLoad)
}
