import Domain
import Scenes

/// Turns the store's state into view models. It observes the store and keeps no state of its own.
@MainActor
struct ArticleListViewState {
  private let display: any Display<ArticleList.ViewModel>
  private let now: CurrentTime

  init(display: any Display<ArticleList.ViewModel>, now: @escaping CurrentTime) {
    self.display = display
    self.now = now
  }

  /// Shows each future change of the store.
  func observe(_ store: ArticleListStore) {
    store.observe { store in
      display.display(Self.viewModel(for: store.news, among: store.listed?.page, now: now()))
    }
  }

  nonisolated static func viewModel(
    for news: ArticleListNews, among listed: ListPage<ArticleSummary>?, now: Timestamp
  ) -> ArticleList.ViewModel {
    switch news {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .listed: ArticleListWording.listed(listed ?? ListPage(all: []), now: now)
    case .changed(let result, let requested): ArticleListWording.changed(result, requested, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }
}
