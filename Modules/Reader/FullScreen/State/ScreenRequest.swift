internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes

/// What the full screen asks for: requests of the existing scenes, and of the terminal.
enum ScreenRequest: Hashable, Sendable {
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
  /// Put the episode of an article into the queue.
  case enqueue(ArticleReference)
  /// Show the open article with another text. An earlier request is stopped.
  case text(ArticleTextChoice, of: ArticleReference)
  /// Fetch images. An earlier request is stopped.
  case images(ArticleImages.Request)
  /// Stop fetching images.
  case stopImages
  /// Show images with this command of the user, in the background. A viewer that is still open is closed.
  case view([ImageFile], with: String)
  /// Run a command of the command line, with these words.
  case run([String])
  /// Copy an address to the clipboard of the terminal.
  case copy(Hyperlink)
  /// Take clicks and the wheel of the mouse, or leave them to the terminal.
  case mouse(Bool)
  /// Run a program of the user on the terminal, with this text as its input. The first word is its name.
  case pipe([String], text: String)
  /// Run a program of the user on the terminal. The first word is its name.
  case program([String])
  /// Remember what the user changed, for the next session.
  case remember(ScreenMemory.Change)
  /// Draw everything again, because the terminal may show something else.
  case redraw
  /// Take the terminal over again, and draw everything.
  case resume
  /// Stop the program until the shell continues it.
  case suspend
  case quit
}
