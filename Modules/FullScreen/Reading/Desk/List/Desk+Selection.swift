internal import Domain
internal import Scenes

/// What the keys do with several articles at once.
extension Desk {
  /// Begins a selection at the selected article, or ends it.
  mutating func toggleSelection() -> [DeskRequest] {
    guard let selectedID = list.selectedID else { return say("No article is selected.") }
    list.anchorID = list.range == nil ? selectedID : nil
    return []
  }

  /// Changes the articles of the selection, or the selected one.
  /// - Parameter change: The change that the given articles need.
  mutating func change(_ change: ([ListPaneRow]) -> ArticleStatus.Change) -> [DeskRequest] {
    let rows = list.selectedRows
    guard !rows.isEmpty else { return say("No article is selected.") }
    list.anchorID = nil
    return [.list(.change(StatusChange(rows.map { ArticleReference($0.id) }, change(rows))))]
  }

  mutating func toggleStar() -> [DeskRequest] {
    change { rows in
      if rows.count == 1, !rows[0].isCertain { return .toggle(.starred) }
      return .set(.starred, !rows.allSatisfy(\.status.isStarred))
    }
  }

  mutating func toggleRead() -> [DeskRequest] { change { rows in .set(.read, !rows.allSatisfy(\.isRead)) } }

  mutating func markListRead() -> [DeskRequest] {
    list.range == nil ? markAll(list.query, .set(.read, true)) : change { _ in .set(.read, true) }
  }

  /// Changes all articles that match. Many articles take a moment, so the user sees at once that the key has worked.
  mutating func markAll(_ query: ArticleQuery, _ change: ArticleStatus.Change) -> [DeskRequest] {
    var concerned = query.at(.top, size: .max)
    if case .set(let mark, let isSet) = change {
      if isSet { concerned.lacking.insert(mark) } else { concerned.having.insert(mark) }
    }
    return say("Marking the articles …") + [.list(.change(StatusChange(.matching(concerned), change, listsArticles: false)))]
  }

  /// Asks what to do with all articles of the list.
  mutating func chooseForAll() -> [DeskRequest] {
    let changes: [(name: String, meaning: String, change: ArticleStatus.Change)] = [
      ("read", "mark all articles of the list read", .set(.read, true)),
      ("unread", "mark all articles of the list unread", .set(.read, false)),
      ("star", "star all articles of the list", .set(.starred, true)),
      ("unstar", "take the stars of all articles of the list away", .set(.starred, false)),
    ]
    menu = DeskMenu(changes.map { DeskMenu.Item(keys: "", name: $0.name, meaning: $0.meaning, choice: .markAll($0.change)) })
    return []
  }

  /// Lists read articles too, or no longer.
  mutating func toggleReadArticles() -> [DeskRequest] {
    var query = list.query
    if query.lacking.remove(.read) == nil { query.lacking.insert(.read) }
    return show(query)
  }
}

// MARK: Feeds

extension Desk {
  /// Begins a command line, which the user completes.
  mutating func begin(_ commandLine: String) -> [DeskRequest] {
    _ = beginPrompt(.command)
    prompt?.text = commandLine
    if commandLine.hasSuffix("=") { message = Message(.notice, "Put words with spaces between quotation marks.") }
    return []
  }

  /// Lists what can be changed about the selected feed.
  mutating func changeFeed() -> [DeskRequest] {
    guard let feed = feeds.feed else { return say("Select a feed first.") }
    let lines: [(name: String, meaning: String, line: String)] = [
      ("rename", "give it another title", "feeds set \(feed.id) title="), ("move", "move it to a folder", "feeds set \(feed.id) folder="),
      ("settings", "show its settings", "feeds set \(feed.id)"), ("remove", "stop following it", "remove \(feed.id)"),
    ]
    menu = DeskMenu(
      lines.map { DeskMenu.Item(keys: "", name: $0.name, meaning: "\($0.meaning): \(feed.title)", choice: .commandLine($0.line)) })
    return []
  }
}
