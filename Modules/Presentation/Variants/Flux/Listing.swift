import Domain

/// A list on its way. Its number tells it from one that was asked for earlier and answers later.
struct Listing: Hashable, Sendable {
  /// Which one it is; a later one has a higher number.
  let number: Int
  /// What it lists.
  let query: ArticleQuery
  /// What there is to tell when it is here.
  let news: ArticleListNews
}
