internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// What reaches the full screen: what the user types, and what the scenes show.
enum ScreenEvent: Sendable {
  case input(InputEvent)
  /// The window has this size.
  case size(ScreenSize)
  /// The list answers a request. A scene that shares its state may show the list after any request.
  case list(ArticleList.ViewModel, after: ArticleList.Request)
  /// The article that a request opened.
  case article(ArticleDetail.ViewModel, after: ArticleList.Request)
  /// The article with another text, or why it has none; nil before an article was asked for.
  case text(ArticleReading.ViewModel, of: ArticleReference?)
  /// The number of all unread articles.
  case unread(ArticleCount.ViewModel)
  /// The number of articles that match a query.
  case counted(ArticleCount.ViewModel, of: ArticleQuery)
  case feeds(FeedList.ViewModel)
  /// The saved views, or the result of a change to one.
  case views(ViewList.ViewModel)
  /// A rule was added or removed, or not.
  case rules(RuleList.ViewModel)
  /// The progress of a refresh, or its end.
  case refresh(FeedRefresh.ViewModel)
  /// Something was undone or redone, or not.
  case undone(Undo.ViewModel)
  /// An episode was put into the queue, or not.
  case queued(EpisodeList.ViewModel)
  /// The browser shows a page, or not.
  case done(SentencesViewModel)
  /// An image that was asked for.
  case image(ArticleImages.ViewModel)
  /// The program with this name that has read the article has ended.
  case piped(String, PipeResult)
  /// The program with this name that a key has run has ended. It may have changed anything.
  case ran(String, PipeResult)
  /// Something else has changed what is stored: another terminal, or a refresh that was started elsewhere.
  case changedElsewhere
  /// It is time for a refresh.
  case refreshDue
  /// A background task has failed.
  case warned(Message)
  /// The user has seen the output of a command or a program. It may have changed anything.
  case outputSeen
}

extension ScreenEvent {
  /// Whether there was nothing to undo or to redo.
  var isNothingToUndo: Bool {
    if case .undone(let viewModel) = self { viewModel.outcome == .nothingMatched && viewModel.lines.isEmpty } else { false }
  }
}
