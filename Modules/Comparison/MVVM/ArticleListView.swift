import CoreScenes
import ReaderScenes

/// The view: passes the user's requests to its view model, and draws what the view model holds.
@MainActor
final class ArticleListView: Interactor {
  private let viewModel: ArticleListViewModel
  private let renderer: Renderer<ArticleList.ViewModel>
  private let watch: (any SceneTracer)?
  private let articlesChanged: () async -> Void

  /// - Parameter articlesChanged: Called when a change is stored and the list is drawn again, for a view around this one.
  init(
    viewModel: ArticleListViewModel, display: any Display<ArticleList.ViewModel>, now: @escaping LocalClock,
    watch: (any SceneTracer)? = nil, articlesChanged: @escaping () async -> Void = {}
  ) {
    self.viewModel = viewModel
    self.watch = watch
    self.articlesChanged = articlesChanged
    renderer = Renderer(display: display) { Self.body(of: viewModel, now: now()) }
  }

  func perform(_ request: ArticleList.Request) async {
    guard let watch else { return await intend(request) }
    await watch.around(ArticleListViewModel.self, "intent", request) { await intend(request) }
  }

  private func intend(_ request: ArticleList.Request) async {
    var isChanged = false
    switch request {
    case .show, .filter, .search, .scroll, .refreshed: await viewModel.show(request)
    case .change(let requested): isChanged = await viewModel.apply(requested)
    case .open(let reference): await viewModel.open(reference)
    case .notUnderstood(let text): viewModel.refuse(text)
    }
    renderer.drawIfNeeded()
    if isChanged { await articlesChanged() }
  }

  private static func body(of viewModel: ArticleListViewModel, now: LocalTime) -> ArticleList.ViewModel? {
    let listed = viewModel.listed
    return switch viewModel.notice {
    case .changed(let changed, let requested): ArticleListWording.changed(changed, requested, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    case nil where viewModel.isLoading: ArticleListWording.loading(among: listed, now: now)
    case nil: listed.map { ArticleListWording.listed($0, now: now) }
    }
  }
}
