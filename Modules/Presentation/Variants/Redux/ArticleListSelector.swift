import Domain
import Scenes

/// Computes the view model of a state. The function is pure, and its result is not stored, because the state contains no derived values.
enum ArticleListSelector {
  static func viewModel(of state: ArticleListState, now: Timestamp) -> ArticleList.ViewModel {
    let listed = state.listed?.page
    return switch state.news {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .listed: ArticleListWording.listed(listed ?? ListPage(all: []), now: now)
    case .changed(let result, let requested): ArticleListWording.changed(result, requested, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }
}
