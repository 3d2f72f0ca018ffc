import Domain
import Scenes

/// What is shown of a state. Pure, and never kept: what can be worked out of the state has no place in it.
enum ArticleListSelector {
  static func viewModel(of state: ArticleListState, now: Timestamp) -> ArticleList.ViewModel {
    let listed = state.listed?.articles
    return switch state.news {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .listed: ArticleListWording.listed(listed ?? [], now: now)
    case .changed(let result, let wish): ArticleListWording.changed(result, wish, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }
}
