import ComparisonStore

/// Computes the state after an action. Actions that only have effects do not change it.
enum PictureReducer {
  static func reduce(_ action: PictureAction, _ state: PictureState) -> PictureState {
    var next = state
    switch action {
    case .asked, .overtaken: break
    case .loading(.open): next.update(detail: .loading)
    case .loading: next.update(list: .loading)
    case .listed(let listed, _): next.update(list: .loaded(listed))
    case .opened(let details, _): next.update(detail: .loaded(details))
    case .failed(let error, .open): next.update(detail: .failed(error))
    case .failed(let error, _): next.update(list: .failed(error))
    }
    return next
  }
}

extension PictureStore: StateContainer {}
