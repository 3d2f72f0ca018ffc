import Domain
import Scenes

/// Computes the next state from an action. The function is pure: even the identity of the result comes with the action.
enum ArticleListReducer {
  static func reduce(_ state: ArticleListState, _ action: ArticleListAction) -> ArticleListState {
    var next = state
    switch action {
    case .listing(let listing, let query, let reply):
      next.answer = listing.map({ _ in reply }, failure: ArticleListRefusal.reading)
      switch listing.phase {
      case .none: break
      case .fetching: next.query = query
      case .retrieved(let listing): next.listing = listing
      case .failed: next.query = state.listing?.query
      }
    case .answered(let answer):
      next.answer = answer
    }
    return next
  }
}
