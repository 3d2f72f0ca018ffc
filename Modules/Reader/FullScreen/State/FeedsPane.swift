internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// What can be listed: the views, the saved views, the folders, the feeds.
struct FeedsPane: Hashable, Sendable {
  enum Row: Hashable, Sendable {
    case view(BuiltInView)
    case saved(ViewRow)
    case folder(String)
    case feed(FeedRow)

    enum ID: Hashable, Sendable {
      case view(BuiltInView)
      case saved(ViewName)
      case folder(String)
      case feed(String)
    }

    var id: ID {
      switch self {
      case .view(let view): .view(view)
      case .saved(let view): .saved(view.name)
      case .folder(let name): .folder(name)
      case .feed(let feed): .feed(feed.id)
      }
    }
  }

  private(set) var rows: [Row] = BuiltInView.allCases.map { .view($0) }
  /// The saved views, which are above the feeds.
  private(set) var saved: [ViewRow] = []
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

  /// Selects the next feed or saved view above or below, perhaps only a feed with unread articles.
  /// - Returns: whether there is one.
  mutating func moveToFeed(_ direction: Int, unread: Bool) -> Bool {
    let rest = direction > 0 ? Array(rows[(selectedIndex + 1)...]) : rows[..<selectedIndex].reversed()
    for row in rest {
      switch row {
      case .feed(let feed) where feed.hasUnread || !unread: break
      case .saved where !unread: break
      default: continue
      }
      selectedID = row.id
      return true
    }
    return false
  }

  mutating func scroll(toFit height: Int) {
    guard height > 0 else { return }
    let selected = selectedIndex
    if selected < top || selected >= top + height { top = selected - height / 2 }
    top = max(0, min(top, rows.count - height))
  }

  /// Scrolls by some rows. The selection moves only when it would leave the window.
  mutating func scroll(by distance: Int, height: Int) {
    guard height > 0 else { return }
    top = max(0, min(top + distance, rows.count - height))
    selectedID = rows[min(max(selectedIndex, top), top + height - 1, rows.count - 1)].id
  }

  mutating func show(_ viewModel: FeedList.ViewModel) {
    guard viewModel.outcome != .failed else { return }
    isEmpty = viewModel.rows.isEmpty
    var rows: [Row] = BuiltInView.allCases.map { .view($0) } + saved.map { .saved($0) }
    rows += viewModel.rows.filter { $0.folder.isEmpty }.map { .feed($0) }
    var folders: [String] = []
    for row in viewModel.rows where !row.folder.isEmpty && !folders.contains(row.folder) { folders.append(row.folder) }
    for folder in folders {
      rows.append(.folder(folder))
      rows += viewModel.rows.filter { $0.folder == folder }.map { .feed($0) }
    }
    self.rows = rows
  }

  mutating func show(_ saved: [ViewRow]) {
    self.saved = saved
    rows.removeAll { if case .saved = $0 { true } else { false } }
    rows.insert(contentsOf: saved.map { .saved($0) }, at: BuiltInView.allCases.count)
  }

  /// The query of the selected row, as the user would write it.
  func queryText(in view: BuiltInView) -> String {
    func text(_ condition: QueryCondition, _ view: BuiltInView) -> String {
      ([condition.text] + [view.queryText]).filter { !$0.isEmpty }.joined(separator: " ")
    }
    return switch selected {
    case .view(let view): view.queryText
    case .saved(let row): "@\(row.name)"
    case .folder(let name): text(.text(.folder, isWhole: false, [.text(name)]), view)
    case .feed(let feed): text(.text(.feed, isWhole: false, [.text(feed.id)]), view == .unread && !feed.hasUnread ? .all : view)
    }
  }

  /// The articles of the selected row. Of a feed without unread articles, all are listed.
  func query(in view: BuiltInView) -> ArticleQuery {
    switch selected {
    case .view(let view): return view.query
    case .saved: return .all
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
