public import CoreScenes
public import CoreTerminal
public import ReaderDomain
public import ReaderScenes

/// What the full screen is told: what the user types, and what the scenes show.
public enum DeskEvent: Sendable {
  case input(InputEvent)
  /// The window has this size.
  case size(ScreenSize)
  /// The list answers a request. A scene that shares its state may show the list after any request.
  case list(ArticleList.ViewModel, after: ArticleList.Request)
  /// The article that a request opened.
  case article(ArticleDetail.ViewModel, after: ArticleList.Request)
  /// The number of all unread articles.
  case unread(ArticleCount.ViewModel)
  /// The number of articles that match a query.
  case counted(ArticleCount.ViewModel, of: ArticleQuery)
  case feeds(FeedList.ViewModel)
  /// The saved views, or what became of one.
  case views(ViewList.ViewModel)
  /// A rule was added or removed, or not.
  case rules(RuleList.ViewModel)
  /// The progress of a refresh, or its end.
  case refresh(FeedRefresh.ViewModel)
  /// Something was undone or redone, or not.
  case undone(Undo.ViewModel)
  /// The browser shows a page, or not.
  case done(SentencesViewModel)
  /// An image that was asked for.
  case image(ArticleImages.ViewModel)
  /// The program of a command line has ended.
  case piped(String, PipeResult)
  /// The user has seen the output of a command or a program. It may have changed anything.
  case outputSeen
}

/// What the full screen asks for: requests of the existing scenes, and of the terminal.
public enum DeskRequest: Hashable, Sendable {
  case list(ArticleList.Request)
  case feeds(FeedList.Request)
  case views(ViewList.Request)
  case rules(RuleList.Request)
  /// Count the articles that match.
  case count(ArticleQuery)
  case refresh(FeedRefresh.Request)
  /// Stop the refresh that is running.
  case stopRefresh
  case undo(Undo.Request)
  case browse(ArticleBrowsing.Request)
  /// Fetch images. An earlier request is stopped.
  case images(ArticleImages.Request)
  /// Stop fetching images.
  case stopImages
  /// Run a command of the command line, with these words.
  case run([String])
  /// Copy an address to the clipboard of the terminal.
  case copy(Hyperlink)
  /// Take clicks and the wheel of the mouse, or leave them to the terminal.
  case mouse(Bool)
  /// Run a program of the user on the terminal, with this text as its input.
  case pipe(String, text: String)
  /// Draw everything again, because the terminal may show something else.
  case redraw
  /// Take the terminal over again, and draw everything.
  case resume
  /// Stop the program until the shell continues it.
  case suspend
  case quit
}
