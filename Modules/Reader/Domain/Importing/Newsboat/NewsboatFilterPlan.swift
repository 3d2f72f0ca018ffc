/// The saved views and the rules that an import from Newsboat adds. What the user has stays as it is.
struct NewsboatFilterPlan {
  private(set) var views: [SavedView] = []
  /// The rules that hide the articles that Newsboat ignores.
  private(set) var rules: [ArticleRule] = []
  private(set) var skipped: [SkippedFilter] = []
  /// The number of views and rules that are there already.
  private(set) var alreadyThere = 0

  init(_ entries: [NewsboatFilterEntry], views saved: SavedViews, rules: RuleDocument) {
    var names: [ViewName: SavedView] = [:]
    var known = Set(rules.entries.map(\.rule))
    for entry in entries {
      do throws(NewsboatFilterError) {
        switch entry.use {
        case .view(let title):
          let query = try entry.filter.get().query()
          guard let name = ViewName(like: title) else { throw .badName(title) }
          let view = SavedView(name, query.text)
          if let known = saved[name] ?? names[name] {
            guard known.query == view.query else { throw .nameTaken(name.text) }
            alreadyThere += 1
          } else {
            guard saved.all.count + views.count < SavedViews.maximum else { throw .tooManyViews }
            names[name] = view
            views.append(view)
          }
        case .ignored(let feed):
          let rule = ArticleRule(.matching(try Self.query(for: try entry.filter.get(), feed: feed)), [.hide])
          if known.insert(rule).inserted { self.rules.append(rule) } else { alreadyThere += 1 }
        }
      } catch {
        skipped.append(SkippedFilter(entry, error))
      }
    }
  }

  /// The articles that match the filter, of the feed with this URL, of the feeds whose URLs match `regex:…`, or of all feeds (`*`).
  private static func query(for filter: NewsboatFilter, feed: String) throws(NewsboatFilterError) -> Query {
    let expression = "regex:"
    let ofFeed: NewsboatFilter? =
      if feed == "*" {
        nil
      } else if feed.hasPrefix(expression) {
        .comparison("rssurl", .matches, String(feed.dropFirst(expression.count)))
      } else {
        .comparison("rssurl", .equals, feed)
      }
    return try (ofFeed.map { .all([$0, filter]) } ?? filter).query()
  }
}

/// A filter of Newsboat that an import leaves out.
public struct SkippedFilter: Hashable, Sendable {
  public let entry: NewsboatFilterEntry
  public let error: NewsboatFilterError

  public init(_ entry: NewsboatFilterEntry, _ error: NewsboatFilterError) {
    self.entry = entry
    self.error = error
  }
}

/// The result for the filters of a Newsboat import.
public struct NewsboatFilterReport: Hashable, Sendable {
  /// The views that were added.
  public let views: [SavedView]
  /// The rules that were added, as lines of the rules file.
  public let rules: [String]
  /// The number of views and rules that were there already.
  public let alreadyThere: Int
  public let skipped: [SkippedFilter]
  /// Why the views or rules could not be stored; nil when all were.
  public let error: ReaderError?

  public static let none = NewsboatFilterReport()

  public init(
    views: [SavedView] = [], rules: [String] = [], alreadyThere: Int = 0, skipped: [SkippedFilter] = [], error: ReaderError? = nil
  ) {
    self.views = views
    self.rules = rules
    self.alreadyThere = alreadyThere
    self.skipped = skipped
    self.error = error
  }
}
