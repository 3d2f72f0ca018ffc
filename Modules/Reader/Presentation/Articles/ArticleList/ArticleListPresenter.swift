import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats a list of articles for display: its rows, the line below them, and the result of a change.
public struct ArticleListPresenter: Presenter {
  private let display: any Display<ArticleList.ViewModel>
  private let dates: ArticleListLayout.DateForm

  /// - Parameters:
  ///   - display: what shows the view models.
  ///   - dates: the form of dates in rows.
  public init(display: any Display<ArticleList.ViewModel>, dates: ArticleListLayout.DateForm = .age) {
    (self.display, self.dates) = (display, dates)
  }

  public func present(_ response: ArticleList.Response) {
    display.display(Self.viewModel(for: response, dates: dates))
  }

  /// - Parameters:
  ///   - response: what happened.
  ///   - dates: the form of dates in rows.
  public nonisolated static func viewModel(
    for response: ArticleList.Response, dates: ArticleListLayout.DateForm = .age
  ) -> ArticleList.ViewModel {
    let (listed, now) = (response.listed, response.now)
    let isUnique = listed?.query.isUnique ?? false
    let rows = listed?.page.rows.map { ArticleRow($0, now: now, dates: dates, isUnique: isUnique) }
    return switch response.event {
    case .loading: Self.loading(rows, among: listed, now: now)
    case .listed: Self.listed(rows ?? [], among: listed, now: now)
    case .changed(let result, let requested): Self.changed(result, requested, rows, among: listed, now: now, dates)
    case .failed(let error): Self.failed(error, rows, among: listed, now: now)
    }
  }

  private nonisolated static func loading(
    _ rows: [ArticleRow]?, among listed: ListedArticles?, now: LocalTime
  ) -> ArticleList.ViewModel {
    ArticleList.ViewModel(
      rows: rows ?? [], hasMore: listed?.page.hasMore ?? false, filterLabel: filterLabel(of: listed, now: now),
      summary: nil, messages: [], exported: .empty, outcome: .done, progress: "Reading the articles …")
  }

  private nonisolated static func listed(
    _ rows: [ArticleRow], among listed: ListedArticles?, now: LocalTime
  ) -> ArticleList.ViewModel {
    let listed = listed ?? ListedArticles(.all, ListPage(all: []))
    let label = filterLabel(of: listed, now: now)
    return ArticleList.ViewModel(
      rows: rows, hasMore: listed.page.hasMore, filterLabel: label, summary: rows.isEmpty ? nil : summary(of: listed.page),
      messages: rows.isEmpty ? [nothing(in: listed, label, now: now)] : [], exported: .list(rows.map(\.exported)),
      outcome: rows.isEmpty ? .nothingMatched : .done)
  }

  /// A page may be empty although the list is not: its rows were changed meanwhile.
  private nonisolated static func nothing(in listed: ListedArticles, _ label: String?, now: LocalTime) -> Message {
    let ending = label.map { ": \($0)." } ?? "."
    if let since = listed.query.since, since > now.moment {
      return Message(.notice, "No articles match\(ending)", hint: "The date after 'since' is in the future.")
    }
    return listed.page.total == 0
      ? Message(.notice, "No articles match\(ending)", hint: "\(run: "feeds") lists your feeds; \(run: "refresh") fetches new articles.")
      : Message(.notice, "No more articles match\(ending)")
  }

  private nonisolated static func summary(of page: ListPage<ArticleSummary>) -> String {
    let count = CountWording.text(page.rows.count, "article")
    guard let offset = page.offset, let total = page.total else {
      if page.hasMore { return "\(count), and more below" }
      return page.offset == 0 ? count : "the last \(count)"
    }
    guard total > page.rows.count else { return count }
    let (first, last) = (CountWording.number(offset + 1), CountWording.number(offset + page.rows.count))
    return "\(first)–\(last) of \(CountWording.text(total, "article"))"
  }

  /// Articles were changed. The current list is shown again. Without a current list, the result shows articles that the user named; a
  /// change of all matching articles shows only a sentence, because there may be thousands.
  private nonisolated static func changed(
    _ result: StatusChangeResult, _ requested: StatusChange, _ current: [ArticleRow]?, among listed: ListedArticles?, now: LocalTime,
    _ dates: ArticleListLayout.DateForm
  ) -> ArticleList.ViewModel {
    let changed = result.articles.map { ArticleRow($0, now: now, dates: dates) }
    let shown =
      if let current { current } else if case .articles = requested.target { changed } else { [ArticleRow]() }
    return ArticleList.ViewModel(
      rows: shown, hasMore: listed?.page.hasMore ?? false, filterLabel: filterLabel(of: listed, now: now),
      summary: MarkWording.sentence(for: requested.change, count: result.count, unchanged: result.unchanged),
      messages: result.undoError.map { [ReaderErrorWording.warning(thatCannotBeUndoneFor: $0)] } ?? [],
      exported: .list((current ?? changed).map(\.exported)), outcome: result.count == 0 ? .nothingMatched : .done)
  }

  /// A request failed. The current list stays in the view model, so that a display that redraws everything does not lose it.
  private nonisolated static func failed(
    _ error: ReaderError, _ shown: [ArticleRow]?, among listed: ListedArticles?, now: LocalTime
  ) -> ArticleList.ViewModel {
    ArticleList.ViewModel(
      rows: shown ?? [], hasMore: listed?.page.hasMore ?? false, filterLabel: filterLabel(of: listed, now: now), summary: nil,
      messages: [ReaderErrorWording.message(for: error)],
      exported: shown.map { .list($0.map(\.exported)) } ?? .empty,
      outcome: .failed)
  }

  /// What a list is filtered by. A feed has its title, or the text that refers to it if the list is empty.
  private nonisolated static func filterLabel(of listed: ListedArticles?, now: LocalTime) -> String? {
    guard let listed else { return nil }
    let query = listed.query
    let known = ([.read] + MarkWords.all.map(\.mark)).compactMap { mark in
      query.having.contains(mark) ? mark.rawValue : query.lacking.contains(mark) ? "un\(mark.rawValue)" : nil
    }
    func tags(_ marks: Set<ArticleMark>) -> [String] { marks.compactMap(\.tag).sorted().map { TagWording.text([$0]) } }
    let marks = known + tags(query.having) + tags(query.lacking).map { "without \($0)" }
    let places = [query.feed.map { listed.page.rows.first?.feedTitle ?? $0.text }, query.folder?.text]
    let times = [
      query.since.map { "since \(DateWording.start($0, in: now.zone))" }, query.until.map { "until \(DateWording.end($0, in: now.zone))" },
      query.refresh == nil ? nil : "new",
    ]
    let words = query.words.isEmpty ? nil : "'\(query.words)'"
    let rest = [query.condition.map { shown($0.description) }, query.order?.description]
    let label = (marks + (places + times + [words] + rest).compactMap(\.self)).joined(separator: " · ")
    return label.isEmpty ? nil : label
  }

  /// The beginning of a condition, which may be very long.
  private nonisolated static func shown(_ condition: String) -> String {
    condition.count > longestCondition ? condition.prefix(longestCondition - 1) + "…" : condition
  }

  private nonisolated static let longestCondition = 60
}
