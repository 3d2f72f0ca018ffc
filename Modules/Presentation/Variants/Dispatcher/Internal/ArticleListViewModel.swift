import Domain
import Scenes

/// Passes notifications of the use cases to the views that subscribe.
///
/// Each notification reaches each view before the use case continues. Property observation needs less code, but when two changes happen in
/// one turn of the main actor, an observer sees only the second.
@MainActor
final class ArticleListViewModel {
  private let now: CurrentTime
  private var views: [(ArticleList.ViewModel) -> Void] = []

  init(now: @escaping CurrentTime) {
    self.now = now
  }

  /// Calls `view` for each future notification.
  func subscribe(_ view: @escaping (ArticleList.ViewModel) -> Void) {
    views.append(view)
  }

  /// Updates all views.
  func notify(_ news: ListNews, _ snapshot: ListSnapshot) {
    let shown = Self.shown(of: news, snapshot, now: now())
    for view in views { view(shown) }
  }

  nonisolated static func shown(of news: ListNews, _ snapshot: ListSnapshot, now: Timestamp) -> ArticleList.ViewModel {
    let listed = snapshot.listed
    return switch news {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .done(.listed): ArticleListWording.listed(listed ?? ListPage(all: []), now: now)
    case .done(.changed(let result, let requested)): ArticleListWording.changed(result, requested, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }
}
