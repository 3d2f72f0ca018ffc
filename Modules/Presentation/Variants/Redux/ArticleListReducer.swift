import Domain
import Scenes

/// Computes the state after an action. The function is pure: it contains all rules of the scene, and tests need nothing else.
enum ArticleListReducer {
  static func reduce(_ state: ArticleListState, _ action: ArticleListAction) -> ArticleListState {
    var next = state
    switch action {
    case .asked(let request): ask(request, of: &next)
    case .listed(let articles, let number):
      guard let listing = state.listing, listing.number == number else { return state }
      next.end(listing, with: articles)
    case .listingFailed(let error, let number):
      guard state.listing?.number == number else { return state }
      next.giveUp(because: error)
    case .changed(let result, let requested):
      let news = ArticleListNews.changed(result, requested)
      if let query = state.query { next.begin(query.repeated(state.listed), telling: news) } else { next.tell(news) }
    case .changeFailed(let error): next.tell(.failed(error))
    }
    return next
  }

  private static func ask(_ request: ArticleList.Request, of state: inout ArticleListState) {
    if case .notUnderstood(let text) = request { return state.tell(.notUnderstood(text)) }
    do throws(ReadingError) {
      if let query = try request.query(after: state.query, state.listed) { state.begin(query, telling: .listed) }
    } catch {
      state.tell(.failed(error))
    }
  }
}
