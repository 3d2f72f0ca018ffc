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

    /// The name by which the user finds the row.
    var name: String {
      switch self {
      case .view(let view): view.title
      case .saved(let view): "\(view.name)"
      case .folder(let folder): folder.path
      case .feed(let feed): feed.title
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
  /// What the user types to find a feed; nil otherwise. Then only what has such a name is shown, the best first.
  private var search: String?
  /// Whether something has the name that is looked for.
  private(set) var isFound = true
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
    top = Scrolling.top(showing: selectedIndex, from: top, count: rows.count, height: height)
  }

  /// Scrolls by some rows. The selection moves only when it would leave the window.
  mutating func scroll(by distance: Int, height: Int) {
    guard height > 0 else { return }
    let selected: Int
    (top, selected) = Scrolling.scrolled(by: distance, from: top, selected: selectedIndex, count: rows.count, height: height)
    selectedID = rows[selected].id
  }

  var titles: [String] { allFeeds.map(\.title) }
  var folders: [String] { allFolders.map(\.path) }

  /// The feed with this ID, or else the only feed with this title, or with this part of it.
  func feed(_ name: String) -> FeedRow? {
    if let feed = allFeeds.first(where: { $0.id == name }) { return feed }
    let name = name.caseFolded
    let titled = allFeeds.filter { $0.title.caseFolded == name }
    let found = titled.isEmpty ? allFeeds.filter { $0.title.caseFolded.contains(name) } : titled
    return found.count == 1 ? found[0] : nil
  }

  /// Whether the feed and the folder of a query still exist. Before the feeds are known, they do.
  func has(feedAndFolderOf query: ArticleQuery) -> Bool {
    guard isEmpty != nil else { return true }
    if let feed = query.feed?.text, self.feed(feed) == nil { return false }
    return query.folder.map { folder in allFeeds.contains { FolderPath($0.folder).isInside(folder) } } ?? true
  }

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
    arrangeInPlace()
  }

  mutating func show(_ saved: [ViewRow]) {
    self.saved = saved
    arrangeInPlace()
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

  /// Shows only what has such a name, and selects the best. Folded and read feeds are found too.
  /// - Parameter text: nil to show everything again. The selected row stays selected, and its folder is unfolded.
  mutating func find(_ text: String?) {
    search = text
    if text == nil, case .feed(let id) = selectedID, let feed = allFeeds.first(where: { $0.id == id }) { folded.remove(feed.folder) }
    arrange()
    guard isShowingFound else { return }
    (selectedID, top) = (rows[0].id, 0)
  }

  /// Whether something has a name that contains a text, or whose words have these first letters.
  func finds(_ text: String) -> Bool {
    let search = NameSearch(text)
    return findable.contains { search.fits($0.name) }
  }

  /// What can be found by its name.
  private var findable: [Row] { saved.map { Row.saved($0) } + allFolders.map { .folder($0) } + allFeeds.map { .feed($0) } }

  /// Whether the rows are what was found, in place of all.
  var isShowingFound: Bool { isFound && !(search ?? "").isEmpty }

  /// How many of the rows that were found have a number as their label.
  static let labels = 9

  /// Selects what was found under a label.
  /// - Returns: whether there is such a row.
  mutating func selectFound(_ label: Int) -> Bool {
    guard isShowingFound, (1...Self.labels).contains(label), label <= rows.count else { return false }
    selectedID = rows[label - 1].id
    return true
  }

  /// Arranges the rows. If the selected one is gone, the nearest of the others is selected: the next one below, or else above.
  private mutating func arrange() {
    let (before, index) = (rows, selectedIndex)
    var found: [Row] = []
    if let search, !search.isEmpty {
      found = NameSearch(search).best(of: findable, by: \.name)
    }
    isFound = (search ?? "").isEmpty || !found.isEmpty
    rows = found.isEmpty ? arranged() : found
    let ids = Set(rows.map(\.id))
    guard !ids.contains(selectedID) else { return }
    let nearest = before[index...].first { ids.contains($0.id) } ?? before[..<index].last { ids.contains($0.id) }
    selectedID = nearest?.id ?? rows[0].id
  }

  /// Arranges the rows after others have come or gone. The selected one stays where it is on the screen.
  private mutating func arrangeInPlace() {
    let place = selectedIndex - top
    arrange()
    top = max(0, selectedIndex - place)
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
