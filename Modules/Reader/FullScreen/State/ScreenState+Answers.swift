internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// What the scenes show.
extension ScreenState {
  mutating func show(_ viewModel: ArticleList.ViewModel, after request: ArticleList.Request) -> [ScreenRequest] {
    guard !viewModel.isLoading else { return [] }
    if list.isChecking(request) { return settle(viewModel) }
    if list.isSeeking(request) { return openSought(viewModel) }
    // What the user has asked for may move the selection, too.
    let selected = list.isBeingReplaced || list.isBeingReread ? nil : list.selectedID
    list.show(viewModel, after: request)
    if let selected, list.selectedID != selected { lostSelected?.insert(.list) }
    if let before = listBefore, list.isLoaded || list.problem != nil {
      listBefore = nil
      if !list.isLoaded { return show(before, inPlaceOf: viewModel) }
    }
    if case .change(let change) = request {
      if viewModel.outcome == .done { list.apply(change, shown: viewModel) }
      if let summary = viewModel.summary { message = Message(.notice, sentence(summary, about: change)) }
      show(viewModel.messages)
      return [.feeds(.show(FeedQuery()))] + checking
    }
    // The list that was asked for meanwhile reports its own error.
    let isOfOther =
      switch request {
      case .refreshed, .opened: !list.isLoaded
      case .show(let query): query.at(.top, size: ListPane.window) != list.query
      case .change, .open: false
      }
    if viewModel.outcome == .failed, isOfOther { return [] }
    show(viewModel.messages.filter { $0.kind != .notice })
    guard case .show = request, !isOfOther, !list.isAsking else { return checking }
    return continueReading() + checking
  }

  /// The result of a change. That of all articles of a feed or a folder names it.
  private func sentence(_ summary: String, about change: StatusChange) -> MessageText {
    guard case .matching(let query) = change.target,
      let name = query.feed.map({ feeds.feed($0.text)?.title ?? $0.text }) ?? query.folder?.text
    else { return MessageText(summary) }
    return "'\(name)': \(summary)"
  }

  /// A filter names a feed or a folder that does not exist, or fits several: the list from before stays.
  private mutating func show(
    _ before: (list: ListPane, queryText: String), inPlaceOf failed: ArticleList.ViewModel
  ) -> [ScreenRequest] {
    (list, queryText) = before
    show(failed.messages)
    return [.list(list.reshow())]
  }

  /// Asks whether the articles of rows that left the list still exist.
  private var checking: [ScreenRequest] { mutating get { list.check().map { [.list($0)] } ?? [] } }

  private mutating func settle(_ viewModel: ArticleList.ViewModel) -> [ScreenRequest] {
    let (before, selected) = (list.rows.count, [list.selectedID, list.anchorID])
    let request = list.settle(viewModel)
    if [list.selectedID, list.anchorID] != selected { lostSelected?.insert(.list) }
    let gone = before - list.rows.count
    if gone > 0, message == nil {
      message = Message(
        .notice, "\(CountWording.text(gone, "article")) of this list \(gone == 1 ? "was" : "were") removed, or got another date.")
    }
    return [.list(request)]
  }

  /// Does what had to wait for rows.
  private mutating func continueReading() -> [ScreenRequest] {
    // What follows may have to wait again.
    let next = afterRows
    afterRows = .nothing
    switch next {
    case .nothing: return []
    case .readOn: return readOn()
    case .sought(let direction): return seek(direction) ?? sayNoneUnread(direction)
    case .openFirstUnread:
      guard let first = list.rows.first(where: { !$0.isRead }) else { return readOn() }
      return open(first)
    }
  }

  mutating func show(_ viewModel: ArticleDetail.ViewModel, after request: ArticleList.Request) -> [ScreenRequest] {
    guard case .open(let reference) = request else { return [] }
    // The article becomes read even if the user has left it.
    let isShown = article?.reference == reference
    var images: [ScreenRequest] = []
    if isShown { show(viewModel.messages) }
    if viewModel.outcome == .failed {
      if isShown {
        article = nil
        if focus == .article { focus = .list }
      }
      list.doubt(reference)
    } else {
      if isShown {
        article?.show(viewModel)
        images = showImagesAtOnce()
      }
      // A message tells that the article stays unread.
      if viewModel.messages.isEmpty { list.noteRead(reference) }
      if list.query.isMarkedInPlace { return images + [.list(.opened(reference)), .feeds(.show(FeedQuery()))] }
    }
    return images + reloading
  }

  mutating func show(_ viewModel: FeedList.ViewModel) -> [ScreenRequest] {
    let (before, wasThere) = (feeds.selectedID, feeds.has(feedAndFolderOf: list.query))
    feeds.show(viewModel)
    if feeds.selectedID != before { lostSelected?.insert(.feeds) }
    if viewModel.outcome == .failed { show(viewModel.messages) }
    return wasThere && !feeds.has(feedAndFolderOf: list.query) ? replaceLostList(selectedBefore: before) : []
  }

  /// What was listed is gone, so the list is that of the neighbor in the feeds, or the view.
  mutating func replaceLostList(selectedBefore before: FeedsPane.Row.ID) -> [ScreenRequest] {
    if feeds.selectedID == before { feeds.selectedID = .view(view) }
    lostSelected?.insert(.list)
    let requests = listSelectedFeed()
    return message?.kind == .failure || message == nil ? say("What was listed is gone, or has another name.") + requests : requests
  }

  mutating func show(_ viewModel: FeedRefresh.ViewModel) -> [ScreenRequest] {
    progress = viewModel.progress?.text
    if let id = refreshedFeed?.text {
      refreshRow = viewModel.rows.first { $0.exported.fields.contains(.init("feed", .text(id))) } ?? refreshRow
    }
    // What the command line says about feeds that are not due, or about no feeds, is a key here.
    let hint: MessageText? =
      viewModel.isNothingDue
      ? "\(keyName(of: .refreshNow)) fetches them anyway."
      : viewModel.messages.contains(.noFeeds) ? "\(keyName(of: .addFeed)) follows one, \(run: "import FILE") takes over a list." : nil
    show(viewModel.messages.map { hint == nil || $0.kind != .notice ? $0 : Message($0.kind, $0.sentence, hint: hint) })
    guard viewModel.progress == nil else { return [] }
    if let summary = viewModel.summary, message?.kind != .failure { message = Message(.notice, MessageText(summary), hint: hint) }
    // Of one feed, the reason says more than the counts.
    if let row = refreshRow, row.tone != .good, message?.kind != .failure {
      message = Message(row.tone == .bad ? .warning : .notice, "'\(row.title)': \(row.text)", hint: hint)
    }
    (refreshedFeed, refreshRow) = (nil, nil)
    return reloading
  }

  /// Shows the worst message.
  mutating func show(_ messages: [Message]) {
    if let worst = messages.first(where: { $0.kind == .failure }) ?? messages.first(where: { $0.kind == .warning }) ?? messages.first {
      message = isAboutGoneArticle(worst) ? Message(.failure, "This article is gone.") : worst
    }
  }

  /// Whether a message says that an article cannot be found which the user has selected or opened, and whose ID the user has not typed.
  private func isAboutGoneArticle(_ message: Message) -> Bool {
    guard message.kind == .failure else { return false }
    // What the user has typed is usually the beginning of an ID.
    let opened = article.map(\.reference).flatMap { $0.prefix.count == ArticleID.digits ? $0 : nil }
    let shown = list.rows.map { ArticleReference($0.id) } + [opened].compactMap(\.self)
    return shown.contains { ArticleErrorWording.message(for: .notFound($0)) == message }
  }
}
