import CoreScenes
import ReaderScenes

/// The child view that only shows: the number of unread articles.
@MainActor
struct CountView {
  let display: any Display<ArticleCount.ViewModel>

  func show(_ viewModel: ArticleCount.ViewModel) {
    display.display(viewModel)
  }
}
