import Domain

/// A list that the actor wants read.
struct ListOrder: Hashable, Sendable {
  /// The number of the event in the log that led to it.
  let number: Int
  let query: ArticleQuery
}
