public import CoreScenes
public import ReaderDomain

/// The scene that lists, saves and removes views, which are queries under a name.
public enum ViewList {
  public enum Request: Hashable, Sendable {
    /// List all views with the numbers of their articles.
    case show
    /// The same beside a list of feeds, which is the main thing: without views there is nothing to say, and an error is a warning.
    case showBesideFeeds
    /// Show the query of one view.
    case showOne(String)
    case save(SaveViewInput)
    case remove(String)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// The views in the order of the user.
    public let rows: [ViewRow]
    /// All views, for queries that name them; nil when they are unknown or unchanged.
    public let views: SavedViews?
    /// Sentences that say what was done, or the query of one view.
    public let lines: [MessageText]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(
      rows: [ViewRow] = [], views: SavedViews? = nil, lines: [MessageText] = [], messages: [Message], exported: Exported, outcome: Outcome
    ) {
      self.rows = rows
      self.views = views
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}

/// A row of a list of views: the texts to show, and the fields for `--json` and `--plain`.
public struct ViewRow: Hashable, Sendable {
  public let name: ViewName
  public let query: String
  /// Empty when the query cannot be used.
  public let unread: String
  public let articles: String
  public let hasUnread: Bool
  /// Why the query cannot be used; nil when it can be.
  public let problem: String?
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(_ summary: ViewSummary) {
    name = summary.view.name
    query = summary.view.query
    var counts: ViewCounts?
    switch summary.counts {
    case .success(let numbers): (counts, problem) = (numbers, nil)
    case .failure(let error): problem = QueryErrorWording.sentence(for: error)
    }
    unread = counts.map { CountWording.number($0.unread) } ?? ""
    articles = counts.map { CountWording.number($0.all) } ?? ""
    hasUnread = counts.map { $0.unread > 0 } ?? false
    exported = Self.record(of: summary.view, counts, problem: problem)
  }

  /// The fields of a view. Numbers are null when nobody counted.
  public static func record(of view: SavedView, _ counts: ViewCounts? = nil, problem: String? = nil) -> ExportedRecord {
    ExportedRecord([
      .init("name", .text(view.name.text)), .init("query", .text(view.query)), .init("articles", .number(orNull: counts?.all)),
      .init("unread", .number(orNull: counts?.unread)), .init("problem", .text(orNull: problem)),
    ])
  }
}
