import Scenes

/// The input side of the view: turns requests of the user into calls of the action creator.
struct ArticleListView: Interactor {
  private let actions: ArticleListActionCreator

  init(actions: ArticleListActionCreator) {
    self.actions = actions
  }

  func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show(let query): await actions.show(query)
    case .filter(let filter): await actions.filter(filter)
    case .search(let text): await actions.search(text)
    case .change(let requested): await actions.apply(requested)
    case .open(let reference): await actions.open(reference)
    case .notUnderstood(let text): actions.notUnderstood(text)
    }
  }
}
