internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// What can be listed: the views, the saved views, the folders, the feeds.
struct FeedsPane: Hashable, Sendable {
  enum Row: Hashable, Sendable {
    case view(BuiltInView)
    case saved(ViewRow)
    case folder(FolderRow)
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
      case .folder(let folder): .folder(folder.path)
      case .feed(let feed): .feed(feed.id)
      }
    }
  }

  private(set) var rows: [Row] = BuiltInView.allCases.map { .view($0) }
  /// The saved views, which are above the feeds.
  private(set) var saved: [ViewRow] = []
  private var allFeeds: [FeedRow] = []
  private var allFolders: [FolderRow] = []
  /// The paths of the folders whose feeds are not shown.
  private(set) var folded: Set<String> = []
  /// Whether feeds and folders without unread articles are not shown. The selected row stays until another is selected.
  private(set) var hidesRead = false
  /// What the user types to find a feed; nil otherwise. Then only what has it in its title is shown.
  private(set) var search: String?
  var selectedID: Row.ID = .view(.unread)
  private(set) var top = 0
  /// Whether the user follows no feed; nil when that is not known yet.
  private(set) var isEmpty: Bool?

  /// - Parameters:
  ///   - folded: the paths of the folders whose feeds are not shown.
  ///   - hidesRead: whether feeds without unread articles are not shown.
  init(folded: Set<String> = [], hidesRead: Bool = false) {
    (self.folded, self.hidesRead) = (folded, hidesRead)
  }

  var selectedIndex: Int { rows.firstIndex { $0.id == selectedID } ?? 0 }
  var selected: Row { rows[selectedIndex] }

  /// The selected feed; nil when a view or a folder is selected.
  var feed: FeedRow? {
    if case .feed(let feed) = selected { feed } else { nil }
  }

  mutating func move(by distance: Int) {
    selectedID = rows[min(max(selectedIndex + distance, 0), rows.count - 1)].id
  }

  /// Selects the next feed or saved view above or below, perhaps only a feed with unread articles. Such a feed is also found in a folded folder, which is
  /// unfolded.
  /// - Returns: whether there is one.
  mutating func moveToFeed(_ direction: Int, unread: Bool) -> Bool {
    let all = unread ? arranged(isWhole: true) : rows
    guard let index = all.firstIndex(where: { $0.id == selectedID }) else { return false }
    let rest = direction > 0 ? Array(all[(index + 1)...]) : all[..<index].reversed()
    for row in rest {
      switch row {
      case .feed(let feed) where feed.hasUnread || !unread:
        selectedID = row.id
        if folded.remove(feed.folder) != nil || !rows.contains(where: { $0.id == row.id }) { arrange() }
        return true
      case .saved where !unread:
        selectedID = row.id
        return true
      default: continue
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

  /// Scrolls by some rows. The selection moves only when it would leave the window.
  mutating func scroll(by distance: Int, height: Int) {
    guard height > 0 else { return }
    top = max(0, min(top + distance, rows.count - height))
    selectedID = rows[min(max(selectedIndex, top), top + height - 1, rows.count - 1)].id
  }

  /// The titles of all feeds.
  var titles: [String] { allFeeds.map(\.title) }
  /// The paths of all folders.
  var folders: [String] { allFolders.map(\.path) }

  /// Selects a saved query.
  /// - Returns: whether there is one with this name.
  mutating func select(_ view: ViewName) -> Bool {
    guard saved.contains(where: { $0.name == view }) else { return false }
    selectedID = .saved(view)
    return true
  }

  // MARK: What is shown

  mutating func show(_ viewModel: FeedList.ViewModel) {
    guard viewModel.outcome != .failed else { return }
    isEmpty = viewModel.rows.isEmpty
    (allFeeds, allFolders) = (viewModel.rows, viewModel.folders)
    arrange()
  }

  mutating func show(_ saved: [ViewRow]) {
    self.saved = saved
    arrange()
  }

  /// Folds the folder of the selected row, or unfolds the selected folder.
  /// - Returns: the path of the folder, and whether it is folded now; nil when the row is in no folder.
  mutating func toggleFold() -> (path: String, isFolded: Bool)? {
    let path: String
    switch selected {
    case .folder(let folder): path = folder.path
    case .feed(let feed) where !feed.folder.isEmpty: path = feed.folder
    case .view, .saved, .feed: return nil
    }
    if folded.remove(path) == nil { folded.insert(path) }
    selectedID = .folder(path)
    arrange()
    return (path, folded.contains(path))
  }

  /// Shows or hides what has no unread articles.
  mutating func toggleRead() {
    hidesRead.toggle()
    arrange()
  }

  /// Shows only what has a text in its title, and selects the best of it: a title that begins with the text, then one with a word that does. Folded and
  /// read feeds are found too.
  /// - Parameter text: nil to show everything again. The selected row stays selected, and its folder is unfolded.
  mutating func find(_ text: String?) {
    search = text.map { $0.lowercased() }
    if text == nil, case .feed(let id) = selectedID, let feed = allFeeds.first(where: { $0.id == id }) { folded.remove(feed.folder) }
    arrange()
    guard let search, !search.isEmpty else { return }
    let ranked = rows.compactMap { row in Self.title(of: row).flatMap { Self.rank(of: $0, search) }.map { (rank: $0, id: row.id) } }
    if let best = ranked.min(by: { $0.rank < $1.rank }) { selectedID = best.id }
  }

  /// Whether something has the text that is looked for.
  var isFound: Bool {
    search.map { text in text.isEmpty || rows.contains { Self.title(of: $0).flatMap { Self.rank(of: $0, text) } != nil } } ?? true
  }

  private mutating func arrange() {
    let before = selectedIndex
    var rows: [Row] = []
    if let search, !search.isEmpty {
      let candidates = saved.map { Row.saved($0) } + allFolders.map { .folder($0) } + allFeeds.map { .feed($0) }
      rows = candidates.filter { Self.title(of: $0).map { Self.rank(of: $0, search) != nil } ?? false }
    }
    self.rows = rows.isEmpty ? arranged() : rows
    if !self.rows.contains(where: { $0.id == selectedID }) { selectedID = self.rows[min(before, self.rows.count - 1)].id }
  }

  /// - Parameter isWhole: whether to return what is folded or hidden too.
  private func arranged(isWhole: Bool = false) -> [Row] {
    let feeds = Dictionary(grouping: allFeeds, by: \.folder)
    func shown(in folder: String) -> [Row] {
      (feeds[folder] ?? []).filter { isWhole || isShown(.feed($0), hasUnread: $0.hasUnread) }.map { .feed($0) }
    }
    var rows: [Row] = BuiltInView.allCases.map { .view($0) } + saved.map { .saved($0) } + shown(in: "")
    for folder in allFolders {
      let own = shown(in: folder.path)
      guard isWhole || !own.isEmpty || isShown(.folder(folder), hasUnread: folder.hasUnread) else { continue }
      rows.append(.folder(folder))
      if isWhole || !folded.contains(folder.path) { rows += own }
    }
    return rows
  }

  private func isShown(_ row: Row, hasUnread: Bool) -> Bool { hasUnread || !hidesRead || row.id == selectedID }

  private static func title(of row: Row) -> String? {
    switch row {
    case .view: nil
    case .saved(let view): "\(view.name)"
    case .folder(let folder): folder.path
    case .feed(let feed): feed.title
    }
  }

  /// How well a title fits a text in lower case, 0 the best; nil when it does not contain it.
  private static func rank(of title: String, _ text: String) -> Int? {
    let title = title.lowercased()
    guard title.contains(text) else { return nil }
    if title.hasPrefix(text) { return 0 }
    return title.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(text) } ? 1 : 2
  }

  /// The query of the selected row, as the user would write it.
  func queryText(in view: BuiltInView) -> String {
    func text(_ condition: QueryCondition, _ view: BuiltInView) -> String {
      ([condition.text] + [view.queryText]).filter { !$0.isEmpty }.joined(separator: " ")
    }
    return switch selected {
    case .view(let view): view.queryText
    case .saved(let row): "@\(row.name)"
    case .folder(let folder): text(.text(.folder, isWhole: false, [.text(folder.path)]), view)
    case .feed(let feed): text(.text(.feed, isWhole: false, [.text(feed.id)]), view == .unread && !feed.hasUnread ? .all : view)
    }
  }

  /// The articles of the selected row. Of a feed without unread articles, all are listed.
  func query(in view: BuiltInView) -> ArticleQuery {
    switch selected {
    case .view(let view): return view.query
    case .saved: return .all
    case .folder(let folder):
      var query = view.query
      query.folder = FolderPath(folder.path)
      return query
    case .feed(let feed):
      var query = view == .unread && !feed.hasUnread ? ArticleQuery.all : view.query
      query.feed = FeedReference(feed.id)
      return query
    }
  }
}
