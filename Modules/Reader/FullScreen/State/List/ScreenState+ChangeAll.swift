internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// What the user does with all articles of the list.
extension ScreenState {
  /// Changes all articles that match. Many articles take a moment, so the user sees at once that the key has worked.
  mutating func markAll(_ query: ArticleQuery, _ change: ArticleStatus.Change) -> [ScreenRequest] {
    sayBegun("Marking the articles …")
      + [.list(.change(StatusChange(.matching(query.whole.changed(by: change)), change, listsArticles: false)))]
  }

  /// Why a change of the whole list is refused, because it would change articles that the user does not see; nil when it is not refused.
  var reasonAgainstAll: MessageText? { reason(againstAllOf: queryText) }

  /// - Parameter text: The query of the articles that would change.
  private func reason(againstAllOf text: String) -> MessageText? {
    if hasLimit(text) { return "All articles that match would change, because this list does not keep 'limit:'. Select some instead." }
    return reasonAgainstUnseen
  }

  /// Why a change of many articles is refused, because some may have arrived that the user has not been shown; nil when it is not refused.
  private var reasonAgainstUnseen: MessageText? {
    if progress != nil { return "A refresh is running, which may bring articles. When it has ended, all can be changed." }
    guard list.hasUnseen else { return nil }
    let key = "\(keyName(of: .first))\(focus == .list ? "" : " in the list")"
    // In a sorted list, what is new is anywhere.
    let remedy = "\(key) \(list.isReordered ? "reads the list again" : "shows what is new")"
    guard !list.waiting.isEmpty else { return "New articles may have arrived; \(remedy)." }
    let count = (list.hasMoreWaiting ? "More than " : "") + CountWording.text(list.waiting.count, "new article")
    return "\(count) \(focus == .feeds ? "may" : "would") change, too; \(remedy)."
  }

  /// Marks all articles of all feeds read.
  mutating func markAllRead() -> [ScreenRequest] {
    reasonAgainstUnseen.map { say($0) } ?? markAll(ArticleQuery.all, .set(.read, true))
  }

  /// Marks what the selected row of the feeds lists, which may be other articles than those of the list.
  mutating func markSelectedFeedRead() -> [ScreenRequest] {
    let text = feeds.queryText(in: view)
    if let refusal = reason(againstAllOf: text) { return say(refusal) }
    var marked = feeds.query(in: view)
    if case .saved = feeds.selected {
      guard let saved = query(text) else { return [] }
      marked.add(saved, at: now().queryCalendar)
    }
    return markAll(marked, .set(.read, true)) + list.reloading.map { .list($0) }
  }

  /// Asks what to do with all articles of the list, and counts the articles of each change.
  mutating func chooseForAll() -> [ScreenRequest] {
    if let reason = reasonAgainstAll { return say(reason) }
    let changes = [
      ("read", ChangeOfAll(.set(.read, true), of: list.query, "mark read")),
      ("unread", ChangeOfAll(.set(.read, false), of: list.query, "mark unread")),
      ("star", ChangeOfAll(.set(.starred, true), of: list.query, "star")),
      ("unstar", ChangeOfAll(.set(.starred, false), of: list.query, "unstar")),
    ]
    menu = ScreenMenu(changes.map { ScreenMenu.Item(name: $0.0, meaning: $0.1.meaning, choice: .changeAll($0.1)) })
    return changes.map { .count($0.1.query) }
  }

  /// Performs a change after the user has seen how many articles it concerns.
  mutating func perform(_ change: ChangeOfAll) -> [ScreenRequest] {
    if let refusal = refuseNeighbor(in: .list) { return refusal }
    if let reason = reasonAgainstAll { return say(reason) }
    switch change.count {
    case .articles("0"): return say("No article of the list would change.")
    case .articles(let number):
      let requests = markAll(change.query, change.change)
      return sayBegun(number == "1" ? "Marking 1 article …" : "Marking \(number) articles …") + requests
    case .counting:
      var chosen = change
      chosen.count = .counting(isChosen: true)
      menu = ScreenMenu([ScreenMenu.Item(meaning: chosen.meaning, choice: .changeAll(chosen))])
      return []
    }
  }

  /// Shows how many articles a change would concern.
  mutating func show(_ viewModel: ArticleCount.ViewModel, of query: ArticleQuery) -> [ScreenRequest] {
    if let requests = showMuteCount(viewModel, of: query) { return requests }
    guard let number = viewModel.text else {
      guard menu?.contains(query) ?? false else { return [] }
      menu = nil
      show(viewModel.messages)
      return []
    }
    var chosen: ChangeOfAll?
    menu?.replace { item in
      guard case .changeAll(var change) = item.choice, change.query == query, case .counting(let isChosen) = change.count else { return }
      change.count = .articles(number)
      if isChosen { chosen = change }
      item.choice = .changeAll(change)
      item.meaning = change.meaning
    }
    guard let chosen else { return [] }
    menu = nil
    return perform(chosen)
  }
}

extension ScreenMenu {
  /// Whether a change was chosen whose articles are being counted.
  var isCounting: Bool {
    all.contains { if case .changeAll(let change) = $0.choice { change.count == .counting(isChosen: true) } else { false } }
  }

  /// Whether an item changes the articles of a query.
  fileprivate func contains(_ query: ArticleQuery) -> Bool {
    all.contains { if case .changeAll(let change) = $0.choice { change.query == query } else { false } }
  }
}

extension ArticleQuery {
  /// All articles of the list. Their order does not matter.
  var whole: ArticleQuery {
    var query = at(.top, size: .max)
    query.order = nil
    return query
  }
}
