import Scenes

/// The input side of the view: turns requests of the user into calls of the action creator.
struct ArticleListView: Interactor {
  private let actions: ArticleListActionCreator

  init(actions: ArticleListActionCreator) {
    self.actions = actions
  }

  func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show, .filter, .search, .scroll: await actions.list(request)
    case .change(let requested): await actions.apply(requested)
    case .open(let reference): await actions.open(reference)
    case .notUnderstood(let text): actions.notUnderstood(text)
    }
  }
}
