internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// What the keys do.
extension ScreenState {
  /// - Parameter key: The key, for an action that depends on it; nil when the action was chosen by its name.
  mutating func perform(_ action: ScreenAction, _ key: Key? = nil) -> [ScreenRequest] {
    if let pane = paneWithSelected(for: action), let refusal = refuseNeighbor(in: pane) { return refusal }
    switch action {
    case .down: return move(by: 1)
    case .up: return move(by: -1)
    case .pageDown: return move(by: page)
    case .pageUp: return move(by: -page)
    case .halfPageDown: return move(by: max(1, page / 2))
    case .halfPageUp: return move(by: -max(1, page / 2))
    case .first: return moveToFirst()
    case .last: return moveToLast()
    case .open: return open()
    case .back: return back(key)
    case .quit: return [.quit]
    case .nextPane: return changePane(by: 1)
    case .previousPane: return changePane(by: -1)
    case .readOn: return focus == .article ? pageOrReadOn() : open()
    case .nextUnread: return readOn()
    case .previousUnread: return readBack()
    case .nextArticle: return step(by: 1)
    case .previousArticle: return step(by: -1)
    case .nextFeed: return feeds.moveToFeed(1, unread: false) ? listSelectedFeed() : say("This is the last feed.")
    case .viewSaved: return listSavedView(key?.character?.wholeNumberValue)
    case .filter: return beginFilter()
    case .previousFeed: return feeds.moveToFeed(-1, unread: false) ? listSelectedFeed() : say("This is the first feed.")
    case .nextUnreadFeed: return feeds.moveToFeed(1, unread: true) ? listSelectedFeed() : say("No feed below has unread articles.")
    case .previousUnreadFeed: return feeds.moveToFeed(-1, unread: true) ? listSelectedFeed() : say("No feed above has unread articles.")
    case .select: return toggleSelection()
    case .toggleRead: return toggle(.read)
    case .toggleStar: return toggle(.starred)
    case .tag: return beginTag()
    case .markListRead: return markListRead()
    case .markAllRead: return markAllRead()
    case .changeAll: return chooseForAll()
    case .mute: return beginMute()
    case .undo: return sayBegun("Undoing …") + [.undo(.undo(.last))]
    case .redo: return sayBegun("Redoing …") + [.undo(.undo(.lastUndone))]
    case .browse: return browse(marksRead: false)
    case .browseOn: return browse(marksRead: true)
    case .openLink: return openLink(key?.character?.wholeNumberValue)
    case .hints: return beginHints()
    case .links: return listLinks()
    case .enclosures: return openEnclosures()
    case .enqueue: return articleWithKeys.map { [.enqueue($0)] } ?? say("No article is selected.")
    case .download: return articleWithKeys.map { [.run(["download", $0.prefix])] } ?? say("No article is selected.")
    case .copy: return copyAddress()
    case .fullText: return toggleFullText()
    case .images: return toggleImages()
    case .find: return article?.viewModel == nil ? say("No article is open.") : beginPrompt(.find)
    case .pipe: return article?.viewModel == nil ? say("No article is open.") : beginPrompt(.pipe)
    case .showRead: return toggleReadArticles()
    case .showReadFeeds: return toggleReadFeeds()
    case .viewUnread: return list(.unread)
    case .viewAll: return list(.all)
    case .viewStarred: return list(.starred)
    case .refresh: return refresh([])
    case .refreshNow: return refresh([], isForced: true)
    case .refreshFeed:
      return feeds.feed.map { refresh([FeedReference($0.id)]) } ?? say("Select a feed first; \(keyName(of: .refresh)) refreshes all.")
    case .addFeed: return begin("add ")
    case .findFeed: return beginPrompt(.feed)
    case .fold:
      guard let (path, isFolded) = feeds.toggleFold() else { return say("Select a folder, or a feed in one.") }
      return remember(.fold(path, isFolded))
    case .changeFeed: return changeFeed()
    case .sort: return chooseOrder()
    case .narrow: return beginPrompt(.narrow)
    case .messages: return listMessages()
    case .jobs: return listJobs()
    case .command: return beginPrompt(.command)
    case .menu:
      menu = ScreenMenu(focus, keys)
      return []
    case .layout:
      maximumPanes = maximumPanes == 1 ? 3 : maximumPanes - 1
      return remember(.panes(maximumPanes))
    case .redraw: return [.resume]
    case .suspend: return [.suspend]
    }
  }

  mutating func say(_ sentence: MessageText) -> [ScreenRequest] {
    message = Message(.notice, sentence)
    return []
  }

  /// Says what has begun. Its result is worth remembering, and this is not.
  mutating func sayBegun(_ sentence: MessageText) -> [ScreenRequest] {
    showPassing(Message(.notice, sentence))
    return []
  }

  /// Shows a message that is not in the list of messages.
  mutating func showPassing(_ passing: Message) {
    let messages = log
    message = passing
    log = messages
  }

  // MARK: Moving

  var page: Int { max(1, (layout.area(of: focus)?.size.rows ?? 2) - 1) }

  mutating func move(by distance: Int) -> [ScreenRequest] {
    switch focus {
    case .feeds: feeds.move(by: distance)
    case .list: list.move(by: distance)
    case .article:
      let height = layout.article?.size.rows ?? 1
      article?.scroll(by: distance, height: height)
    }
    return []
  }

  private mutating func moveToFirst() -> [ScreenRequest] {
    guard focus == .list else { return move(by: -(article?.lines.count ?? 0) - feeds.rows.count) }
    list.selectedID = nil
    return [.list(list.replace(from: .top))]
  }

  private mutating func moveToLast() -> [ScreenRequest] {
    guard focus == .list else { return move(by: (article?.lines.count ?? 0) + feeds.rows.count) }
    return [.list(list.replace(from: .bottom))]
  }

  private mutating func changePane(by distance: Int) -> [ScreenRequest] {
    let panes = ScreenPane.allCases.filter { $0 != .article || article != nil }
    let index = panes.firstIndex(of: focus) ?? 0
    focus = panes[(index + distance + panes.count) % panes.count]
    return []
  }

  // MARK: Reading

  mutating func open() -> [ScreenRequest] {
    switch focus {
    case .feeds:
      if case .view(let view) = feeds.selected { self.view = view }
      focus = .list
      return listSelectedFeed()
    case .list: return list.selected.map { open($0) } ?? []
    case .article: return []
    }
  }

  mutating func open(_ row: ListPaneRow) -> [ScreenRequest] {
    // The keys act on what the user reads, and not on a selection from before.
    (list.selectedID, list.anchorID) = (row.id, nil)
    let reference = ArticleReference(row.id)
    let height = layout.article?.size.rows ?? 0
    article = ArticlePane(reference, before: article?.visibleLines(height: height, palette) ?? [])
    focus = .article
    // Marked together, they are one undo.
    return markRead(duplicatesOf: row) + [.list(.open(reference))]
  }

  mutating func listSelectedFeed() -> [ScreenRequest] {
    let text = feeds.queryText(in: view)
    // A saved view is a query; other rows need none, so that every title and folder can be listed.
    if case .saved = feeds.selected { return list(text) }
    queryText = text
    return show(ordered(feeds.query(in: view)))
  }

  private mutating func list(_ view: BuiltInView) -> [ScreenRequest] {
    self.view = view
    feeds.selectedID = .view(view)
    focus = .list
    return listSelectedFeed()
  }

  /// Lists other articles.
  mutating func show(_ query: ArticleQuery) -> [ScreenRequest] {
    let visible = list.isLoaded ? Array(list.rows[list.topIndex...].prefix(layout.list?.size.rows ?? 0)) : list.before
    let hasUnseen = list.hasUnseen
    (list, listBefore) = (ListPane(query, before: visible), nil)
    // Unless the new list is shown from its top, it may contain what the other one has not shown.
    list.mayHaveNew = hasUnseen
    return [.list(list.showing)]
  }

  /// Lists more or fewer of the same articles. If the selected article is among them, it stays selected; otherwise, the next one below is.
  mutating func showAroundSelected(_ query: ArticleQuery) -> [ScreenRequest] {
    guard let selected = list.selected else { return show(query) }
    _ = show(query)
    list.selectedID = selected.id
    return [.list(list.replace(from: .around(selected.row.place)))]
  }

  // MARK: The browser, and a refresh

  private mutating func browse(marksRead: Bool) -> [ScreenRequest] {
    guard let reference = articleWithKeys else { return say("No article is selected.") }
    // An open article keeps the keys: they act on what the user sees.
    if marksRead, focus != .article, let next = list.unread(1) { list.selectedID = next.id }
    let input = ReadInput(
      .articles([reference]), marksRead: marksRead, includesDuplicates: list.query.isUnique, joinsUndo: false)
    return [.browse(.open(input))]
  }

  private mutating func refresh(_ feeds: [FeedReference], isForced: Bool = false) -> [ScreenRequest] {
    guard progress == nil else { return say("A refresh is already running.") }
    progress = "Refreshing …"
    refreshedFeed = feeds.count == 1 ? feeds[0] : nil
    return [.refresh(.refresh(RefreshInput(feeds: feeds, isForced: isForced)))]
  }
}
