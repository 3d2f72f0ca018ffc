import Domain
import Scenes

/// What the views show. Use cases notify it, views subscribe to it.
///
/// Each notification reaches each view before the use case goes on. To observe properties would be less to write, but of two changes in one turn
/// of the main actor an observer sees the last alone.
@MainActor
final class ArticleListViewModel {
  private let now: CurrentTime
  private var views: [(ArticleList.ViewModel) -> Void] = []

  init(now: @escaping CurrentTime) {
    self.now = now
  }

  /// Has the view drawn from here on.
  func subscribe(_ view: @escaping (ArticleList.ViewModel) -> Void) {
    views.append(view)
  }

  /// Has all views show the news.
  func notify(_ news: ListNews, _ snapshot: ListSnapshot) {
    let shown = Self.shown(of: news, snapshot, now: now())
    for view in views { view(shown) }
  }

  nonisolated static func shown(of news: ListNews, _ snapshot: ListSnapshot, now: Timestamp) -> ArticleList.ViewModel {
    let listed = snapshot.listed
    return switch news {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .done(.listed): ArticleListWording.listed(listed ?? [], now: now)
    case .done(.changed(let result, let wish)): ArticleListWording.changed(result, wish, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }
}
