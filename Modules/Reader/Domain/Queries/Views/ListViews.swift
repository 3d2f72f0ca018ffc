public import CoreDomain

/// Lists the saved views with the numbers of their articles.
public struct ListViews: UseCase {
  private let views: any ViewRepository
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  public init(views: any ViewRepository, subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.views = views
    self.subscriptions = subscriptions
    self.articles = articles
  }

  /// - Throws: `view` when no view has the name.
  public func callAsFunction(_ input: ListViewsInput) async throws(ReaderError) -> ListedViews {
    let list = try await views.all()
    var chosen = list.views.all
    if let text = input.name {
      let name = try ViewName.named(text)
      guard let view = list.views[name] else { throw .view(.unknown(name, known: list.views.names)) }
      chosen = [view]
    }
    let feeds = chosen.isEmpty ? [] : try await subscriptions.all()
    var summaries: [ViewSummary] = []
    for view in chosen { summaries.append(try await summary(of: view, in: list.views, feeds, input)) }
    return ListedViews(summaries, list)
  }

  private func summary(
    of view: SavedView, in views: SavedViews, _ feeds: [Subscription], _ input: ListViewsInput
  ) async throws(ReaderError) -> ViewSummary {
    let query: Query
    do throws(QueryError) { query = try views.query(of: view) } catch { return ViewSummary(view, .failure(error)) }
    var selected = ArticleQuery(isUnique: query.asListed.isUnique)
    selected.add(query.condition, at: input.calendar)
    guard input.countsTexts || selected.condition?.needsBody != true else { return ViewSummary(view, .success(nil)) }
    let (all, chosen) = try await articles.scope(of: selected, among: feeds)
    var unread = all
    unread.lacking.insert(.read)
    let ids = chosen.map(\.id)
    return ViewSummary(
      view,
      .success(
        ViewCounts(
          all: try await articles.shownCount(matching: all, in: ids), unread: try await articles.shownCount(matching: unread, in: ids))))
  }
}

public struct ListViewsInput: Sendable {
  /// The name of the only view to list; nil for all views.
  public let name: String?
  /// Whether to count views whose queries look into the texts of articles. That reads every text, which takes seconds for ten thousand articles.
  public let countsTexts: Bool
  public let calendar: QueryCalendar

  public init(name: String? = nil, countsTexts: Bool = true, at calendar: QueryCalendar) {
    self.name = name
    self.countsTexts = countsTexts
    self.calendar = calendar
  }
}

/// The saved views with the numbers of their articles.
public struct ListedViews: Hashable, Sendable {
  public let summaries: [ViewSummary]
  public let list: StoredViews

  public init(_ summaries: [ViewSummary], _ list: StoredViews) {
    self.summaries = summaries
    self.list = list
  }
}

/// A saved view with the numbers of its articles.
public struct ViewSummary: Hashable, Sendable {
  public let view: SavedView
  /// The numbers, or why the query cannot be used; nil for a view that is not counted.
  public let counts: Result<ViewCounts?, QueryError>

  public init(_ view: SavedView, _ counts: Result<ViewCounts?, QueryError>) {
    self.view = view
    self.counts = counts
  }
}

/// The numbers of articles of a view. Its `limit:` does not count.
public struct ViewCounts: Hashable, Sendable {
  public let all: Int
  public let unread: Int

  public init(all: Int, unread: Int) {
    self.all = all
    self.unread = unread
  }
}
