internal import Domain
internal import Scenes

/// A list of articles that keys lead to.
public enum DeskView: String, Hashable, Sendable, CaseIterable {
  case unread, all, starred

  var query: ArticleQuery {
    switch self {
    case .unread: ArticleQuery(lacking: [.read])
    case .all: .all
    case .starred: ArticleQuery(having: [.starred])
    }
  }

  var title: String { "\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())" }
}

/// What can be listed: the views, the folders, the feeds.
struct FeedsPane: Hashable, Sendable {
  enum Row: Hashable, Sendable {
    case view(DeskView)
    case folder(String)
    case feed(FeedRow)

    enum ID: Hashable, Sendable {
      case view(DeskView)
      case folder(String)
      case feed(String)
    }

    var id: ID {
      switch self {
      case .view(let view): .view(view)
      case .folder(let name): .folder(name)
      case .feed(let feed): .feed(feed.id)
      }
    }
  }

  private(set) var rows: [Row] = DeskView.allCases.map { .view($0) }
  var selectedID: Row.ID = .view(.unread)
  private(set) var top = 0
  /// Whether the user follows no feed; nil when that is not known yet.
  private(set) var isEmpty: Bool?

  var selectedIndex: Int { rows.firstIndex { $0.id == selectedID } ?? 0 }
  var selected: Row { rows[selectedIndex] }

  /// The selected feed; nil when a view or a folder is selected.
  var feed: FeedRow? {
    if case .feed(let feed) = selected { feed } else { nil }
  }

  mutating func move(by distance: Int) {
    selectedID = rows[min(max(selectedIndex + distance, 0), rows.count - 1)].id
  }

  /// Selects the next feed above or below, perhaps only one with unread articles.
  /// - Returns: whether there is one.
  mutating func moveToFeed(_ direction: Int, unread: Bool) -> Bool {
    let rest = direction > 0 ? Array(rows[(selectedIndex + 1)...]) : rows[..<selectedIndex].reversed()
    for row in rest {
      if case .feed(let feed) = row, feed.hasUnread || !unread {
        selectedID = row.id
        return true
      }
    }
    return false
  }

  mutating func scroll(toFit height: Int) {
    guard height > 0 else { return }
    let selected = selectedIndex
    if selected < top || selected >= top + height { top = selected - height / 2 }
    top = max(0, min(top, rows.count - height))
  }

  mutating func show(_ viewModel: FeedList.ViewModel) {
    guard viewModel.outcome != .failed else { return }
    isEmpty = viewModel.rows.isEmpty
    var rows: [Row] = DeskView.allCases.map { .view($0) }
    rows += viewModel.rows.filter { $0.folder.isEmpty }.map { .feed($0) }
    var folders: [String] = []
    for row in viewModel.rows where !row.folder.isEmpty && !folders.contains(row.folder) { folders.append(row.folder) }
    for folder in folders {
      rows.append(.folder(folder))
      rows += viewModel.rows.filter { $0.folder == folder }.map { .feed($0) }
    }
    self.rows = rows
  }

  /// The articles of the selected row. Of a feed without unread articles, all are listed.
  func query(in view: DeskView) -> ArticleQuery {
    switch selected {
    case .view(let view): return view.query
    case .folder(let name):
      var query = view.query
      query.folder = FolderPath(name)
      return query
    case .feed(let feed):
      var query = view == .unread && !feed.hasUnread ? ArticleQuery.all : view.query
      query.feed = FeedReference(feed.id)
      return query
    }
  }
}
