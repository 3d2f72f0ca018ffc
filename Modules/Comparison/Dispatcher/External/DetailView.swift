import CoreScenes
import ReaderDomain
import ReaderScenes

/// A child view that shows and sends: the opened article, which the user changes.
@MainActor
struct DetailView {
  let dispatcher: ReadingDispatcher
  let viewModel: NotifiedViewModel<ValueAnswer<ArticleDetails>, ArticleDetail.ViewModel>
  let display: any Display<ArticleDetail.ViewModel>

  func show(_ viewModel: ArticleDetail.ViewModel) {
    display.display(viewModel)
  }

  /// Whether a change applies to the shown article alone.
  func shows(_ requested: StatusChange) -> Bool {
    guard case .articles(let references) = requested.target, references.count == 1, case .success(let details)? = viewModel.answer?.result
    else { return false }
    return references[0].range?.contains(details.summary.article.id) == true
  }

  func send(_ request: ArticleList.Request) async {
    await dispatcher.dispatch(from: .detail, event: .request(request))
  }
}
