internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// What the keys do with several articles at once.
extension ScreenState {
  /// Begins a selection at the selected article, or ends it.
  mutating func toggleSelection() -> [ScreenRequest] {
    guard let selectedID = list.selectedID else { return say("No article is selected.") }
    list.anchorID = list.range == nil ? selectedID : nil
    return []
  }

  /// Changes the articles of the selection, or the selected one.
  /// - Parameter change: The change that the given articles need. There are none for an article whose marks are not known.
  mutating func change(_ change: ([ListPaneRow]) -> ArticleStatus.Change) -> [ScreenRequest] {
    if let refusal = refuseLostSelection() { return refusal }
    if let reference = articleOutsideList { return [.list(.change(StatusChange([reference], change([]))))] }
    let rows = rowsWithKeys
    guard !rows.isEmpty else { return say("No article is selected.") }
    list.anchorID = nil
    let change = change(rows)
    // As with `--unique`, an article is read in all feeds that carry it. These may have different marks, which a toggle would exchange.
    let duplicates =
      switch change {
      case .set(.read, _): rows.flatMap(\.row.duplicates)
      case .set, .toggle: [ArticleID]()
      }
    return [.list(.change(StatusChange((rows.map(\.id) + duplicates).map { ArticleReference($0) }, change)))]
  }

  /// Refuses a change, and ends the selection, if the row at which it began is not among the rows: the user means several articles, and the change would
  /// concern one, or all.
  /// - Returns: nil when there is no such selection.
  mutating func refuseLostSelection() -> [ScreenRequest]? {
    if actsOnList, let refusal = refuseNeighbor(in: .list) { return refusal }
    guard list.anchorID != nil, list.range == nil else { return nil }
    list.anchorID = nil
    return say("The selection is no longer in the list; \(keyName(of: .select)) begins one.")
  }

  /// Refuses what would act on the neighbor of what was selected or listed, because that is gone. By the next key, the user has seen the neighbor.
  /// - Returns: nil when nothing is gone.
  mutating func refuseNeighbor(in pane: ScreenPane) -> [ScreenRequest]? {
    guard lostSelected?.contains(pane) == true else { return nil }
    lostSelected = []
    steps = []
    return say("What was selected is gone, so nothing was done.")
  }

  /// The pane whose selected row, or all of whose rows, an action is about; nil for none. A move is about none.
  func paneWithSelected(for action: ScreenAction) -> ScreenPane? {
    switch action {
    case .refreshFeed, .changeFeed: .feeds
    case .mute, .markListRead: focus == .feeds ? .feeds : action == .markListRead || actsOnList ? .list : nil
    case .changeAll: .list
    case .open, .readOn: focus == .list ? .list : nil
    case .toggleRead, .toggleStar, .tag, .browse, .browseOn, .enqueue, .download, .copy: actsOnList ? .list : nil
    default: nil
    }
  }

  /// Whether the keys act on the rows of the list, and not on the open article.
  var actsOnList: Bool { focus != .article || list.anchorID != nil }

  /// The rows that the keys change: that of the open article if it has the keys and several are not selected, else the selection.
  var rowsWithKeys: [ListPaneRow] {
    guard focus == .article, list.range == nil, let reference = article?.reference else { return list.selectedRows }
    return list.rows.filter { $0.id.text.hasPrefix(reference.prefix) }
  }

  /// The open article, if it has the keys and is not in the list: it was opened by its id, or has been removed. Keys must not act on another one.
  var articleOutsideList: ArticleReference? { focus == .article && rowsWithKeys.isEmpty ? article?.reference : nil }

  /// Selects the open article if it has the keys, so that the next article is the one behind it.
  mutating func selectOpenArticle() {
    if focus == .article, let row = rowsWithKeys.first { list.selectedID = row.id }
  }

  /// Marks an article and its duplicates in other feeds read, if the list shows one for all.
  func markRead(duplicatesOf row: ListPaneRow) -> [ScreenRequest] {
    guard !row.row.duplicates.isEmpty else { return [] }
    return [.list(.change(StatusChange(([row.id] + row.row.duplicates).map { ArticleReference($0) }, .set(.read, true))))]
  }

  /// Gives the articles a mark, unless all have it; then takes it away.
  mutating func toggle(_ mark: ArticleMark) -> [ScreenRequest] {
    let isUncertain = areMarksAwaited
    return change { rows in
      // Marks that are about to change do not decide what a key does.
      if rows.isEmpty || rows.count == 1 && (isUncertain || !rows[0].isCertain) { return .toggle(mark) }
      return .set(mark, !rows.allSatisfy { $0.status.has(mark) })
    }
  }

  /// Marks the selection read, or all articles of the list; in the feeds, those of the selected row.
  mutating func markListRead() -> [ScreenRequest] {
    if focus == .feeds { return markSelectedFeedRead() }
    if let refusal = refuseLostSelection() { return refusal }
    guard list.range == nil else { return change { _ in .set(.read, true) } }
    return reasonAgainstAll.map { say($0) } ?? markAll(list.query, .set(.read, true))
  }

  /// Lists read articles too, or no longer.
  mutating func toggleReadArticles() -> [ScreenRequest] {
    var query = list.query
    if query.lacking.remove(.read) == nil { query.lacking.insert(.read) }
    focus = .list
    changeQueryText { $0.replacingMarks(having: query.having, lacking: query.lacking) }
    return showAroundSelected(query)
  }
}

// MARK: Feeds

extension ScreenState {
  /// Begins a command line, which the user completes.
  mutating func begin(_ commandLine: String) -> [ScreenRequest] {
    _ = beginPrompt(.command)
    prompt?.text = commandLine
    prompt?.beginning = commandLine
    if commandLine.hasSuffix("=") { message = Message(.notice, "Put words with spaces between quotation marks.") }
    return []
  }

  /// Shows the feeds whose titles fit a text.
  mutating func findFeed(_ text: String) -> [ScreenRequest] {
    feeds.find(text)
    return feeds.isFound ? [] : say("No feed, folder or saved query has '\(text)' in its name.")
  }

  /// Hides the feeds without unread articles, or shows them again.
  mutating func toggleReadFeeds() -> [ScreenRequest] {
    feeds.toggleRead()
    return say(feeds.hidesRead ? "Feeds without unread articles are hidden." : "All feeds are shown.")
      + remember(.hidesReadFeeds(feeds.hidesRead))
  }

  /// Lists what can be changed about the selected feed.
  mutating func changeFeed() -> [ScreenRequest] {
    guard let feed = feeds.feed else { return say("Select a feed first.") }
    let lines: [(name: String, meaning: String, line: String)] = [
      ("rename", "give it another title", "feeds set \(feed.id) title="), ("move", "move it to a folder", "feeds set \(feed.id) folder="),
      ("settings", "show its settings", "feeds set \(feed.id)"), ("remove", "stop following it", "remove \(feed.id)"),
    ]
    menu = ScreenMenu(
      lines.map { ScreenMenu.Item(name: $0.name, meaning: "\($0.meaning): \(feed.title)", choice: .commandLine($0.line)) })
    return []
  }
}

extension ScreenRequest {
  /// Whether the request may change marks.
  var changesMarks: Bool {
    switch self {
    case .list(.change), .undo, .browse: true
    default: false
    }
  }

  var isUndo: Bool { if case .undo = self { true } else { false } }
}
