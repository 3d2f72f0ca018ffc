import VariantStoreViewState

/// Computes the state after an action. Each rule is a method of the state, which the view actions of the first form use too.
enum ArticleReducer {
  @Sendable
  static func reduce(_ state: ArticleState, _ action: ArticleAction) -> ArticleState {
    var next = state
    switch action {
    case .refused(let error, _): next.refuse(error)
    case .list(let query, let cause): next.beginList(query, because: cause)
    case .listed(let page, let listing): next.endList(listing.number, page)
    case .listFailed(let error, let listing): next.failList(listing.number, error)
    case .changed(let result, let requested): next.change(result, requested)
    case .open: next.beginOpening()
    case .opened(let details, _, let number): next.endOpening(number, details)
    case .openFailed(let error, _, let number): next.failOpening(number, error)
    case .count: next.beginCount()
    case .counted(let unread, let number): next.endCount(number, unread)
    case .countFailed(let error, let number): next.failCount(number, error)
    case .travelled(_, let state): if let state { next.restore(state) }
    // These have effects only.
    case .ask, .routed, .untracked: break
    }
    return next
  }
}
