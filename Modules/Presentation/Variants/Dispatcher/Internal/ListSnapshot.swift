import Domain

/// What the actor lets others see of the state: a copy as of one moment, which is no longer the state once it has left the actor.
struct ListSnapshot: Hashable, Sendable {
  /// The articles that are listed; nil when there is no list.
  let listed: [ArticleSummary]?
}
