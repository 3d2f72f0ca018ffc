import CoreScenes
import ReaderDomain
import ReaderScenes

/// The view of the opened article.
@MainActor
final class ArticleDetailView {
  private let viewModel: ArticleDetailViewModel
  private let renderer: Renderer<ArticleDetail.ViewModel>
  private let watch: (any SceneTracer)?

  init(
    viewModel: ArticleDetailViewModel, display: any Display<ArticleDetail.ViewModel>,
    wording: @escaping (Result<ArticleDetails, ReadingError>) -> ArticleDetail.ViewModel, watch: (any SceneTracer)? = nil
  ) {
    self.viewModel = viewModel
    self.watch = watch
    renderer = Renderer(display: display) { viewModel.opened.map(wording) }
  }

  /// - Returns: Whether the article is read after that.
  func open(_ reference: ArticleReference) async -> Bool {
    var isRead = false
    func intend() async {
      isRead = await viewModel.open(reference)
      renderer.drawIfNeeded()
    }
    if let watch {
      await watch.around(ArticleDetailViewModel.self, "intent", ArticleDetail.Request.open(reference), intend)
    } else {
      await intend()
    }
    return isRead
  }
}
