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
    switch response.event {
    case .listed:
      listed(rows(response.listed ?? [], now: response.now))
    case .changed(let articles, let wish):
      changed(rows(articles, now: response.now), wish, among: response.listed.map { rows($0, now: response.now) })
    case .failed(let error):
      failed(ErrorWording.message(for: error), among: response.listed.map { rows($0, now: response.now) })
    case .notUnderstood(let text):
      failed(
        Message(.failure, "'\(text)' means nothing here.", hint: "'help' lists what can be typed."),
        among: response.listed.map { rows($0, now: response.now) })
    }
  }

  /// A list that is shown stays, so that a display that draws anew does not lose it.
  private nonisolated static func failed(_ message: Message, among listed: [ArticleRow]?) -> ArticleList.ViewModel {
    ArticleList.ViewModel(
      rows: listed ?? [], summary: nil, messages: [message], exported: listed.map { .list($0.map(\.exported)) } ?? .nothing,
      outcome: .failed)
  }

  private nonisolated static func rows(_ summaries: [ArticleSummary], now: Timestamp) -> [ArticleRow] {
    summaries.map { ArticleRow($0, now: now) }
  }

  private nonisolated static func listed(_ rows: [ArticleRow]) -> ArticleList.ViewModel {
    let nothing = Message(
      .notice, "No articles match.", hint: "'strata feeds' shows what you follow, 'strata refresh' fetches what is new.")
    return ArticleList.ViewModel(
      rows: rows, summary: rows.isEmpty ? nil : CountWording.text(rows.count, "article"), messages: rows.isEmpty ? [nothing] : [],
      exported: .list(rows.map(\.exported)), outcome: rows.isEmpty ? .nothingMatched : .done)
  }

  /// Where a list is shown, it is shown again. Where none is, a change of named articles shows them; a change of all that match is told in
  /// a sentence, for there may be thousands.
  private nonisolated static func changed(
    _ changed: [ArticleRow], _ wish: StatusChange, among listed: [ArticleRow]?
  ) -> ArticleList.ViewModel {
    let shown =
      if let listed { listed } else if case .articles = wish.target { changed } else { [ArticleRow]() }
    return ArticleList.ViewModel(
      rows: shown, summary: MarkWording.sentence(for: wish.change, count: changed.count), messages: [],
      exported: .list((listed ?? changed).map(\.exported)), outcome: changed.isEmpty ? .nothingMatched : .done)
  }
}
