internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// The list of articles: some hundred rows around the selected one. The scene has the list itself.
struct ListPane: Hashable, Sendable {
  /// The conditions of the list.
  private(set) var query: ArticleQuery
  var rows: [ListPaneRow] = []
  var selectedID: ArticleID?
  /// The article at which the user began to select several; nil when one is selected.
  var anchorID: ArticleID?
  /// The uppermost row that is visible.
  var topID: ArticleID?
  /// The places of new articles that would move the rows. They are shown when the user goes to the top.
  var waiting: Set<ArticleSortKey> = []
  /// Whether more of them may wait than the list has been read for.
  var hasMoreWaiting = false
  /// Whether articles may have arrived where the rows do not show it.
  var mayHaveNew = false
  private(set) var label: String?
  /// Whether the list has been read.
  private(set) var isLoaded = false
  /// Why the list cannot be read; nil when it can.
  private(set) var problem: MessageText?
  /// The rows of the list before, which are shown until this list has been read.
  let before: [ListPaneRow]
  var hasMore = false
  var isAtTop = true
  /// Whether rows are on their way.
  var isAsking = false
  /// The window that was asked for last. It is not asked for again unless the rows have changed: a store that fails is left alone.
  private var lastAsked: ListWindow?
  /// Where the rows begin that the scene has shown last, and shows again after a change.
  private(set) var shownFrom = ListWindow.Start.top
  /// Whether the next answer replaces all rows.
  private(set) var isBeingReplaced = true
  /// Whether the rows are read again because the user has hidden articles or shown them again: rows that have left stay, unless they are hidden.
  private(set) var isBeingReread = false
  /// The articles whose rows have gone because they are hidden, since the screen has looked.
  var justHidden: Set<ArticleID> = []
  /// The window whose rows replace all. The answer to an earlier request, also of a list of the same articles before this one, does not.
  private var replacing: ListWindow
  /// The rows that have left the list with the last answer.
  private var hasJustLeft: Set<ArticleID> = []
  /// The query that reads the articles of doubtful rows; nil while there is none.
  var checked: ArticleQuery?
  /// Whether the scene shows what was asked about doubtful rows, or is about to, instead of this list.
  var showsChecked = false
  /// The query that looks for an unread article beyond the rows; nil for none.
  var sought: ArticleQuery?
  /// The number of successive checks of doubtful rows.
  var checks = 0
  /// The number of successive pages without a known row, in another order than the newest first.
  var unknownPages = 0

  /// The number of rows that are asked for at once.
  static let window = 50
  /// More rows are not held.
  static let maximum = 6 * window

  /// - Parameter before: The rows that are visible now.
  init(_ query: ArticleQuery, before: [ListPaneRow] = []) {
    self.query = query.at(.top, size: Self.window)
    self.before = before
    replacing = self.query.window
  }

  var selectedIndex: Int? { selectedID.flatMap { id in rows.firstIndex { $0.id == id } } }
  var selected: ListPaneRow? { selectedIndex.map { rows[$0] } }
  /// The indices of the selected rows, from the anchor to the row with the mark; nil without an anchor.
  var range: ClosedRange<Int>? {
    guard let anchorID, let anchor = rows.firstIndex(where: { $0.id == anchorID }), let selectedIndex else { return nil }
    return min(anchor, selectedIndex)...max(anchor, selectedIndex)
  }
  /// What a change concerns: the selection, or the selected row.
  var selectedRows: [ListPaneRow] { range.map { Array(rows[$0]) } ?? selected.map { [$0] } ?? [] }
  var topIndex: Int { topID.flatMap { id in rows.firstIndex { $0.id == id } } ?? 0 }

  /// The request for the list from its top.
  var showing: ArticleList.Request { .show(query.at(.top, size: Self.window)) }

  // MARK: Asking for rows

  /// The request for more rows, when the end of the rows is near; nil otherwise.
  mutating func requestForMore(height: Int) -> ArticleList.Request? {
    guard !isAsking, let selectedIndex, let first = rows.first else { return nil }
    var window: ListWindow?
    if !isAtTop, selectedIndex < height {
      window = isReordered ? windowAround : ListWindow(.above(first.row.place), size: Self.maximum - Self.window)
    }
    if hasMore, selectedIndex + height >= rows.count || isCountingWaiting { window = windowBelow }
    guard let window, window != lastAsked else { return nil }
    return ask(from: window)
  }

  /// Whether a larger window tells how many new articles wait. Of very many, the number stays unknown.
  private var isCountingWaiting: Bool { hasMoreWaiting && isAtTop && rows.count + max(waiting.count, Self.window) <= Self.maximum }

  /// The window that also contains the rows below. It begins further below when the rows are too many. What waits among the rows takes places, too.
  private var windowBelow: ListWindow {
    let live = rows.count { !$0.hasLeft } + waiting.count
    if isReordered, live == 0, let last = rows.last { return ListWindow(.below(last.row.place), size: Self.window) }
    if rows.count + Self.window <= Self.maximum { return ListWindow(start, size: live + Self.window) }
    return ListWindow(start(fromRow: rows.count - Self.maximum / 2), size: Self.maximum / 2 + Self.window + waiting.count)
  }

  /// Where the rows begin.
  var start: ListWindow.Start { isAtTop ? .top : start(fromRow: 0) }

  mutating func ask(from window: ListWindow) -> ArticleList.Request {
    (isAsking, lastAsked) = (true, window)
    return .show(query.at(window.start, size: window.size))
  }

  /// The requests for the rows that are shown, after something may have changed them. Rows further down need their own request, because the
  /// scene begins with the first row that it has shown, and that may have left the list.
  var reloading: [ArticleList.Request] {
    guard !rows.isEmpty, !isBeingReplaced, !(isAtTop && ListWindow(shownFrom).boundary == nil) else { return [.refreshed] }
    return [.refreshed, .show(query.at(start, size: max(Self.window, rows.count)))]
  }

  /// The request for the top or the end of the list, whose rows replace all others.
  mutating func replace(from start: ListWindow.Start) -> ArticleList.Request {
    replace(by: ListWindow(start, size: Self.window))
  }

  /// The request for the same part of the list, after the user has hidden articles or shown them again: the rows of hidden articles go, and others come back
  /// in their places. The part is around the selected article: more may have arrived above it than a window from the top has.
  mutating func reread() -> ArticleList.Request {
    defer { isBeingReread = true }
    guard let selectedIndex, !isReordered else { return replace(by: ListWindow(start, size: max(Self.window, rows.count))) }
    let reach = max(selectedIndex, rows.count - selectedIndex)
    return replace(by: ListWindow(.around(rows[selectedIndex].row.place), size: max(Self.window, 2 * reach)))
  }

  private mutating func replace(by window: ListWindow) -> ArticleList.Request {
    (isBeingReplaced, isBeingReread, checked, sought, replacing) = (true, false, nil, nil, window)
    return ask(from: window)
  }

  /// The request for the rows that are shown, from the scene that has shown another list meanwhile.
  mutating func reshow() -> ArticleList.Request {
    if isBeingReplaced { return ask(from: replacing) }
    guard !rows.isEmpty, topIndex > 0 else { return showing }
    return .show(query.at(start, size: max(Self.window, rows.count)))
  }

  // MARK: Answers

  /// Takes over what the scene shows after a request. An answer to the request for another list is ignored.
  mutating func show(_ viewModel: ArticleList.ViewModel, after request: ArticleList.Request) {
    guard !viewModel.isLoading else { return }
    hasJustLeft = []
    var start: ListWindow.Start?
    if case .show(let asked) = request {
      guard asked.at(.top, size: Self.window) == query, !isBeingReplaced || asked.window == replacing else { return }
      (start, isAsking, shownFrom, checked, showsChecked) = (asked.window.start, false, asked.window.start, nil, false)
    }
    guard !showsChecked else { return }
    if viewModel.outcome == .failed, start != nil, !isLoaded { problem = viewModel.messages.first?.sentence }
    if viewModel.outcome == .failed, start != nil { isBeingReread = false }
    guard viewModel.outcome != .failed, start != nil || !isBeingReplaced else { return }
    label = viewModel.filterLabel
    let before = rows.map(\.id)
    let hadLeft = Set(rows.filter(\.hasLeft).map(\.id))
    defer { hasJustLeft = Set(rows.filter(\.hasLeft).map(\.id)).subtracting(hadLeft) }
    problem = nil
    if isBeingReplaced {
      replaceRows(viewModel, from: start)
    } else if isReordered {
      mergeReordered(viewModel, after: start)
      trim()
    } else {
      merge(viewModel, after: start)
    }
    if isBeingReread, !rows.contains(where: \.isDoubtful) {
      removeHidden()
      isBeingReread = false
    }
    if rows.map(\.id) != before { lastAsked = nil }
    if selectedIndex == nil { selectedID = rows.first?.id }
  }

  /// The user has changed articles, and the scene has shown its rows again. The other rows still have their old marks: some have left the list, and
  /// others are below the rows that the scene shows, because many new ones are above.
  mutating func apply(_ change: StatusChange, shown viewModel: ArticleList.ViewModel) {
    let shown = showsChecked ? [] : Set(viewModel.rows.map(\.place))
    for index in rows.indices where !shown.contains(rows[index].row.place) && concerns(change, rows[index]) {
      // A row that has left because of a toggle has its new mark already.
      if case .toggle(let mark) = change.change, hasJustLeft.contains(rows[index].id), query.lacking.union(query.having).contains(mark) {
        continue
      }
      rows[index].apply(change.change)
      leaveUnlessMatching(index)
    }
    // A change of all articles explains why rows have left.
    if case .matching = change.target { for index in rows.indices { rows[index].trust() } }
  }

  private func concerns(_ change: StatusChange, _ row: ListPaneRow) -> Bool {
    switch change.target {
    case .articles(let references): references.contains { row.id.text.hasPrefix($0.prefix) }
    case .matching(let all): !row.hasLeft && all.at(.top, size: Self.window) == query
    }
  }

  /// An article was opened, and is read from now on.
  mutating func noteRead(_ reference: ArticleReference) {
    for index in rows.indices where rows[index].id.text.hasPrefix(reference.prefix) {
      rows[index].noteRead()
      leaveUnlessMatching(index)
    }
  }

  private mutating func replaceRows(_ viewModel: ArticleList.ViewModel, from start: ListWindow.Start?) {
    let (before, selected, beganAtTop) = (rows, selectedIndex, topIndex == 0)
    let nearest = selected.map { rows[$0...].map(\.id) + rows[..<$0].reversed().map(\.id) } ?? []
    rows = viewModel.rows.map { ListPaneRow($0) }
    (isLoaded, isBeingReplaced, isAtTop, hasMore) = (true, false, start == .top, viewModel.hasMore)
    (mayHaveNew, waiting, hasMoreWaiting) = (hasUnseen, [], false)
    var middle: ArticleID?
    if case .around(let place) = start {
      // In another order, a list without the article of the place is shown from its top.
      let above = isReordered ? rows.firstIndex { $0.row.place == place } ?? 0 : rows.count { $0.row.place < place }
      // With fewer rows above the middle than there could be, these are all.
      isAtTop = above < replacing.size / 2
      if !rows.isEmpty, !isReordered { middle = rows[min(above, rows.count - 1)].id }
    }
    if start == .bottom {
      selectedID = rows.last?.id
      isAtTop = rows.count < Self.window
    }
    // All rows from the top on are shown.
    if isAtTop { mayHaveNew = false }
    if isBeingReread { restoreLeft(before) }
    if selectedIndex == nil {
      let ids = Set(rows.map(\.id))
      selectedID = nearest.first(where: ids.contains) ?? middle
    }
    // Otherwise, rows that an undo brings back at the top would be out of sight.
    if beganAtTop { topID = rows.first?.id }
  }

  private mutating func merge(_ viewModel: ArticleList.ViewModel, after start: ListWindow.Start?) {
    // By id, because a publisher may change the date of an article, which moves its row.
    let page = Dictionary(viewModel.rows.map { ($0.place.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ends = rows.first.flatMap { first in rows.last.map { (first: first.row.place, last: $0.row.place) } }
    for index in rows.indices {
      if let row = page[rows[index].id] {
        rows[index] = ListPaneRow(row)
      } else if viewModel.covers(rows[index].row.place, from: shownFrom) {
        rows[index].leave(query)
      }
    }
    let known = Set(rows.map(\.id))
    var new = viewModel.rows.filter { !known.contains($0.place.id) }
    let isFromAbove = if case .above = start { true } else { false }
    waiting = waiting.filter { !viewModel.covers($0, from: shownFrom) }
    if let (first, last) = ends {
      // Above the first row, an article is only new if the rows begin at the top of the list.
      waiting.formUnion(new.map(\.place).filter { $0 < last && (first < $0 || isAtTop) })
      new.removeAll { $0.place < last && (first < $0.place || !isFromAbove) }
      waiting.subtract(new.map(\.place))
      if shownFrom == .top {
        // What is new usually comes together. So there may be more of it only behind a page that ends with it.
        hasMoreWaiting = viewModel.hasMore && viewModel.rows.last.map { waiting.contains($0.place) } ?? false
      }
    }
    if isFromAbove {
      isAtTop = new.count < Self.maximum - Self.window
      // The user has scrolled to what may have arrived.
      if isAtTop { mayHaveNew = false }
    }
    rows = (rows + new.map { ListPaneRow($0) }).sorted { $0.row.place < $1.row.place }
    if let last = viewModel.rows.last, last.place >= rows[rows.count - 1].row.place { hasMore = viewModel.hasMore }
    if viewModel.rows.isEmpty { hasMore = false }
    trim()
  }

  /// Drops the rows that are farthest from the selected one.
  private mutating func trim() {
    let excess = rows.count - Self.maximum
    guard excess > 0 else { return }
    if (selectedIndex ?? 0) > rows.count / 2 {
      rows.removeFirst(excess)
      isAtTop = false
    } else {
      rows.removeLast(excess)
      hasMore = true
    }
  }
}
