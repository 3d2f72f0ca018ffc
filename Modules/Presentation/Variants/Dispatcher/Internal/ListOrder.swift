import Domain

/// A list that the actor requests from a use case.
struct ListOrder: Hashable, Sendable {
  /// The number of the log entry that caused the request.
  let number: Int
  let query: ArticleQuery
}
