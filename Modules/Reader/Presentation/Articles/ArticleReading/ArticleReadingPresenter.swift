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
    case .marked(let articles):
      [problems(of: articles)].filter { !$0.messages.isEmpty }
    case .failed(let error): [ArticleDetailPresenter.viewModel(for: .failed(error))]
    }
  }

  /// The articles that stay unread, counted for each reason, and why the others cannot be made unread again by an undo.
  private nonisolated static func problems(of articles: [ArticleDetails]) -> ArticleReading.ViewModel {
    let reasons = articles.compactMap(\.problem)
    let unread = reasons.enumerated().filter { number, reason in !reasons[..<number].contains(reason) }.map { _, reason in
      ArticleDetailPresenter.message(thatStaysUnread: articles.count == 1 ? nil : reasons.count { $0 == reason }, because: reason)
    }
    let undoErrors = articles.compactMap(\.undoError).map(ReaderErrorWording.warning(thatCannotBeUndoneFor:))
    return ArticleReading.ViewModel(
      title: "", details: [], blocks: [], links: [], messages: unread + undoErrors, exported: .empty, outcome: .done)
  }
}
