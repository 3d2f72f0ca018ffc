import Domain
public import Screens

/// Says how a list of articles is shown.
public struct ArticleListPresenter: Presenter {
  private let display: any Display<ArticleList.ViewModel>

  /// Makes the presenter in front of its display.
  public init(display: any Display<ArticleList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ArticleList.Response) {
    display.display(Self.viewModel(for: response))
  }

  /// What is shown of a response.
  public nonisolated static func viewModel(for response: ArticleList.Response) -> ArticleList.ViewModel {
    let rows = response.listed.map { ArticleRow($0, now: response.now) }
    switch response.event {
    case .listed:
      return listed(rows)
    case .changed(let articles, let wish):
      return changed(articles.map { ArticleRow($0, now: response.now) }, wish, among: rows)
    case .failed(let error):
      return ArticleList.ViewModel(
        rows: [], summary: nil, messages: [ErrorWording.message(for: error)], exported: .nothing, outcome: .failed)
    }
  }

  private nonisolated static func listed(_ rows: [ArticleRow]) -> ArticleList.ViewModel {
    let nothing = Message(
      .notice, "No articles match.", hint: "'strata feeds' shows what you follow, 'strata refresh' fetches what is new.")
    return ArticleList.ViewModel(
      rows: rows, summary: rows.isEmpty ? nil : CountWording.text(rows.count, "article"), messages: rows.isEmpty ? [nothing] : [],
      exported: .list(rows.map(\.exported)), outcome: rows.isEmpty ? .nothingMatched : .done)
  }

  /// A change of named articles shows them; a change of all that match is told in a sentence, for there may be thousands.
  private nonisolated static func changed(_ changed: [ArticleRow], _ wish: StatusChange, among rows: [ArticleRow]) -> ArticleList.ViewModel
  {
    let shown =
      if !rows.isEmpty { rows } else if case .articles = wish.target { changed } else { [ArticleRow]() }
    return ArticleList.ViewModel(
      rows: shown, summary: MarkWording.sentence(for: wish.change, count: changed.count), messages: [],
      exported: .list((rows.isEmpty ? changed : rows).map(\.exported)), outcome: changed.isEmpty ? .nothingMatched : .done)
  }
}
