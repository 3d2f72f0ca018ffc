public import Domain

/// The view models of the article list: pure functions, so that all presentation architectures show the same.
public enum ArticleListWording {
  /// A list is loading. The current list stays.
  public static func loading(among listed: [ArticleSummary]?, now: Timestamp) -> ArticleList.ViewModel {
    ArticleList.ViewModel(
      rows: rows(listed ?? [], now: now), summary: nil, messages: [], exported: .empty, outcome: .done, isLoading: true)
  }

  public static func listed(_ articles: [ArticleSummary], now: Timestamp) -> ArticleList.ViewModel {
    let rows = rows(articles, now: now)
    let nothing = Message(
      .notice, "No articles match.", hint: "'strata feeds' lists your feeds; 'strata refresh' fetches new articles.")
    return ArticleList.ViewModel(
      rows: rows, summary: rows.isEmpty ? nil : CountWording.text(rows.count, "article"), messages: rows.isEmpty ? [nothing] : [],
      exported: .list(rows.map(\.exported)), outcome: rows.isEmpty ? .nothingMatched : .done)
  }

  /// Articles were changed. The current list is shown again. Without a current list, the result shows articles that the user named; a
  /// change of all matching articles shows only a sentence, because there may be thousands.
  public static func changed(
    _ result: StatusChangeResult, _ requested: StatusChange, among listed: [ArticleSummary]?, now: Timestamp
  ) -> ArticleList.ViewModel {
    let changed = rows(result.articles, now: now)
    let listed = listed.map { rows($0, now: now) }
    let shown =
      if let listed { listed } else if case .articles = requested.target { changed } else { [ArticleRow]() }
    return ArticleList.ViewModel(
      rows: shown, summary: MarkWording.sentence(for: requested.change, count: result.count),
      messages: result.undoError.map { [ReadingErrorWording.warning(thatCannotBeUndoneFor: $0)] } ?? [],
      exported: .list((listed ?? changed).map(\.exported)), outcome: result.count == 0 ? .nothingMatched : .done)
  }

  /// A request failed. The current list stays in the view model, so that a display that redraws everything does not lose it.
  public static func failed(_ error: ReadingError, among listed: [ArticleSummary]?, now: Timestamp) -> ArticleList.ViewModel {
    failed(ReadingErrorWording.message(for: error), among: listed, now: now)
  }

  /// The user typed an unknown command.
  public static func notUnderstood(_ text: String, among listed: [ArticleSummary]?, now: Timestamp) -> ArticleList.ViewModel {
    failed(Message(.failure, "'\(text)' is not a command.", hint: "Type help for the list."), among: listed, now: now)
  }

  private static func failed(_ message: Message, among listed: [ArticleSummary]?, now: Timestamp) -> ArticleList.ViewModel {
    let shown = listed.map { rows($0, now: now) }
    return ArticleList.ViewModel(
      rows: shown ?? [], summary: nil, messages: [message], exported: shown.map { .list($0.map(\.exported)) } ?? .empty,
      outcome: .failed)
  }

  private static func rows(_ summaries: [ArticleSummary], now: Timestamp) -> [ArticleRow] {
    summaries.map { ArticleRow($0, now: now) }
  }
}
