import CoreScenes
import ReaderDomain
import ReaderScenes

/// The view of the number of unread articles.
@MainActor
final class ArticleCountView {
  private let viewModel: ArticleCountViewModel
  private let renderer: Renderer<ArticleCount.ViewModel>
  private let watch: (any SceneTracer)?

  init(
    viewModel: ArticleCountViewModel, display: any Display<ArticleCount.ViewModel>,
    wording: @escaping (Result<Int, ReadingError>) -> ArticleCount.ViewModel, watch: (any SceneTracer)? = nil
  ) {
    self.viewModel = viewModel
    self.watch = watch
    renderer = Renderer(display: display) { viewModel.counted.map(wording) }
  }

  /// The next `refresh` counts again.
  func invalidate() {
    viewModel.invalidate()
  }

  /// Counts if articles may have changed.
  func refresh() async {
    guard let watch else { return await intend() }
    await watch.around(ArticleCountViewModel.self, "intent", ArticleCount.Request.count(ReadingSessionDependencies.counted), intend)
  }

  /// Counts in any case.
  func recount() async {
    invalidate()
    await refresh()
  }

  private func intend() async {
    await viewModel.refresh()
    renderer.drawIfNeeded()
  }
}
