public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats articles for display, one view model for each.
public struct ArticleReadingPresenter: Presenter {
  private let display: any Display<ArticleReading.ViewModel>

  public init(display: any Display<ArticleReading.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleReading.Response) {
    for viewModel in Self.viewModels(for: response) { display.display(viewModel) }
  }

  public nonisolated static func viewModels(for response: ArticleReading.Response) -> [ArticleReading.ViewModel] {
    switch response {
    case .opened(let articles, _, _) where articles.isEmpty:
      [
        ArticleReading.ViewModel(
          title: "", details: [], blocks: [], links: [], messages: [Message(.notice, "No unread articles.")], exported: .empty,
          outcome: .nothingMatched)
      ]
    case .opened(let articles, let input, let now):
      articles.map { ArticleDetailPresenter.viewModel(for: .opened($0, now: now), isOneOfSeveral: !input.isForOne) }
    case .failed(let error): [ArticleDetailPresenter.viewModel(for: .failed(error))]
    }
  }
}
