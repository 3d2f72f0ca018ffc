import Domain

/// A copy of the actor's state at one moment. The state can change while the copy is in use.
struct ListSnapshot: Hashable, Sendable {
  /// The articles in the current list; nil before the first list was read.
  let listed: ListPage<ArticleSummary>?
}
