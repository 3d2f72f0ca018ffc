import CoreScenes
import ReaderScenes

/// A child view that shows and sends: the rows, which the user scrolls, changes and opens.
@MainActor
struct RowsView {
  let dispatcher: ReadingDispatcher
  let display: any Display<ArticleList.ViewModel>

  func show(_ viewModel: ArticleList.ViewModel) {
    display.display(viewModel)
  }

  func send(_ request: ArticleList.Request) async {
    await dispatcher.dispatch(from: .rows, event: .request(request))
  }
}
