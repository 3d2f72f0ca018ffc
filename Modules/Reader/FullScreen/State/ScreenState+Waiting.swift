internal import ReaderDomain
internal import ReaderScenes

/// Which keys wait, because the scenes have not answered yet what they are about, or what decides about their meaning. No key is lost, and none
/// acts on what the user has not seen.
extension ScreenState {
  func mustWait(for input: InputEvent) -> Bool {
    if input == .pause { return keys.meaning(of: pendingKeys, in: focus).map(mustWait) ?? false }
    if input == .step { return !steps.isEmpty && isUnsettled }
    guard case .key(let key) = input, key != KeyMap.lastResort else { return false }
    let isEnter = key.code == .enter
    switch prompt?.kind {
    case .command: return isEnter && isUnsettled
    // Enter and the digit of a feed list it, with read articles when it has nothing unread.
    case .feed: return (isEnter || key.character?.isWholeNumber == true) && (isAboutToChange || isAwaited(.feeds) || isAwaited(.marks))
    case .some: return false
    case nil: break
    }
    if let menu {
      if menu.isCounting { return key.code != .escape }
      guard isEnter, menu.items.indices.contains(menu.selected) else { return false }
      switch menu.items[menu.selected].choice {
      case .action(let action): return action != .quit && mustWait(for: action)
      case .command: return isUnsettled
      case .order: return isAwaited(.rows(0))
      case .changeAll: return isAwaited(.marks)
      case .commandLine, .link, .stopRefresh, .message, .nothing: return false
      }
    }
    return meaning(of: key).map(mustWait) ?? isAboutToChange
  }

  private func mustWait(for meaning: KeyMeaning) -> Bool {
    switch meaning {
    case .action(let action): action != .quit && mustWait(for: action)
    case .command: isUnsettled
    }
  }

  private func mustWait(for action: ScreenAction) -> Bool { isAboutToChange || needs(of: action).contains(where: isAwaited) }

  /// Whether what is under way opens an article or closes one.
  private var isAboutToChange: Bool { afterRows != .nothing || muting != nil || list.isBeingReread && list.isAsking }

  /// Whether any answer is awaited that a command may be about.
  private var isUnsettled: Bool { isAboutToChange || Need.all.contains(where: isAwaited) }

  /// What an action is about.
  private enum Need {
    /// The rows of the list. The row at this distance below the selected one will be selected.
    case rows(Int)
    /// The rows above those that are known.
    case rowsAbove
    /// The text of the article.
    case text
    /// The feeds, their numbers, and the saved views.
    case feeds
    /// The marks after all changes.
    case marks
    /// Which articles a list has after all changes: an answer from before them would pass for the answer to a later request for the same list.
    case changes

    static var all: [Need] { [.rows(0), .text, .feeds, .marks] }
  }

  /// Whether the marks that the user sees may be those from before a change, an undo or the opening of an article.
  var areMarksAwaited: Bool { unanswered > 0 || awaitsArticles }

  private func isAwaited(_ need: Need) -> Bool {
    if isUndoing { return true }
    return switch need {
    case .rows(let distance): list.isAwaited(distance)
    case .rowsAbove: list.isAsking && !list.isAtTop
    case .text: focus == .article && article.map { $0.viewModel == nil } ?? false
    case .feeds: awaitsFeeds
    case .marks: areMarksAwaited
    case .changes: unanswered > 0
    }
  }

  private func needs(of action: ScreenAction) -> [Need] {
    switch action {
    case .down: needs(ofMove: 1)
    case .up: needs(ofMove: -1)
    case .pageDown: needs(ofMove: page)
    case .pageUp: needs(ofMove: -page)
    case .halfPageDown: needs(ofMove: max(1, page / 2))
    case .halfPageUp: needs(ofMove: -max(1, page / 2))
    // A list is asked for its top or its end.
    case .first, .last: focus == .list ? [.changes] : needs(ofMove: 0)
    case .open: focus == .feeds ? [.feeds, .marks] : [.rows(0)]
    case .readOn where focus == .feeds: [.feeds, .marks]
    // Behind the last unread article of a feed, the next feed is listed.
    case .readOn, .nextUnread: [.rows(0), .text, .marks] + (list.query.feed != nil && list.unread(1) == nil ? [.feeds] : [])
    case .previousUnread: [.rows(0), .rowsAbove, .text, .marks]
    case .nextArticle: focus == .feeds ? [.feeds] : [.rows(1), .text]
    case .previousArticle: focus == .feeds ? [.feeds] : [.rows(-1), .text]
    case .nextFeed, .previousFeed, .nextUnreadFeed, .previousUnreadFeed, .viewSaved: [.feeds, .marks]
    case .refreshFeed, .changeFeed, .findFeed, .fold, .showReadFeeds: [.feeds]
    case .select, .tag, .browse: [.rows(0), .text]
    case .toggleRead, .toggleStar: [.rows(0), .text] + (hasManySelected ? [.marks] : [])
    case .browseOn: [.rows(0), .text, .marks]
    // What has arrived may be about to be shown.
    case .markListRead where focus == .feeds: [.feeds, .rows(0), .marks]
    case .markListRead, .markAllRead, .changeAll: [.rows(0), .marks]
    case .back: focus == .list && list.anchorID != nil ? [.rows(0)] : []
    case .mute: focus == .feeds ? [.feeds] : [.rows(0), .text]
    case .copy, .enqueue, .download: focus == .article ? [.text] : [.rows(0)]
    case .openLink, .hints, .links, .enclosures, .fullText, .images, .find, .pipe: [.text]
    case .showRead, .viewUnread, .viewAll, .viewStarred, .narrow, .filter: [.changes]
    // Each step is seen before the next one, and ^C twice drops those that have not begun.
    case .undo, .redo: [.changes]
    // Without a message there is no list, and the keys behind it would have another meaning.
    case .messages: Need.all
    case .quit, .nextPane, .previousPane, .refresh, .refreshNow, .addFeed, .sort, .jobs, .command, .menu, .layout, .redraw, .suspend: []
    }
  }

  /// Whether the marks of several articles decide together: of a selection, or of an article and its duplicates.
  private var hasManySelected: Bool { rowsWithKeys.count > 1 || rowsWithKeys.contains { !$0.row.duplicates.isEmpty } }

  private func needs(ofMove distance: Int) -> [Need] {
    switch focus {
    case .feeds: [.feeds]
    case .list: [.rows(distance)]
    case .article: [.text]
    }
  }
}

extension ListPane {
  /// Whether the row so far below the selected one is not known yet.
  func isAwaited(_ distance: Int) -> Bool {
    guard isLoaded else { return problem == nil }
    guard isAsking, !isBeingReplaced, let selectedIndex else { return isAsking && isBeingReplaced }
    return distance > 0 && hasMore && selectedIndex + distance >= rows.count || distance < 0 && !isAtTop && selectedIndex + distance < 0
  }
}
