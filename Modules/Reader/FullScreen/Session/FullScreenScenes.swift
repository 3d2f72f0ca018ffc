public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// The scenes that the full screen shows.
@MainActor
public struct FullScreenScenes {
  let list: any Interactor<ArticleList.Request>
  let feeds: any Interactor<FeedList.Request>
  let views: any Interactor<ViewList.Request>
  let rules: any Interactor<RuleList.Request>
  let refresh: any Interactor<FeedRefresh.Request>
  let count: any Interactor<ArticleCount.Request>
  let undo: any Interactor<Undo.Request>
  let browsing: any Interactor<ArticleBrowsing.Request>
  /// Puts episodes into the queue.
  let queue: any Interactor<EpisodeList.Request>
  /// Shows the open article with another text.
  let reading: any Interactor<ArticleReading.Request>
  let images: any Interactor<ArticleImages.Request>
  let pipe: any TextPipe
  let watch: any ChangeWatch
  /// Remembers a change for the next session. Returns what is wrong; nil when nothing is.
  let remember: @MainActor (ScreenMemory.Change) async -> Message?
  /// Gives a text to the user's program for copying, if there is one, and returns when the program has ended. Returns what is wrong; nil when
  /// nothing is.
  let copy: @MainActor (String) async -> Message?
  /// Shows images with a command of the user, and returns when its program has ended. Returns what is wrong; nil when nothing is.
  let view: @MainActor ([ImageFile], String) async -> Message?
  /// Runs a command of the command line on the terminal, and returns when it has ended.
  let run: @MainActor ([String]) async -> Void

  public init(
    list: any Interactor<ArticleList.Request>, feeds: any Interactor<FeedList.Request>, views: any Interactor<ViewList.Request>,
    rules: any Interactor<RuleList.Request>, refresh: any Interactor<FeedRefresh.Request>, count: any Interactor<ArticleCount.Request>,
    undo: any Interactor<Undo.Request>,
    browsing: any Interactor<ArticleBrowsing.Request>, queue: any Interactor<EpisodeList.Request>,
    reading: any Interactor<ArticleReading.Request>,
    images: any Interactor<ArticleImages.Request>, pipe: any TextPipe,
    watch: any ChangeWatch,
    remember: @escaping @MainActor (ScreenMemory.Change) async -> Message?,
    copy: @escaping @MainActor (String) async -> Message?, view: @escaping @MainActor ([ImageFile], String) async -> Message?,
    run: @escaping @MainActor ([String]) async -> Void
  ) {
    self.list = list
    self.feeds = feeds
    self.views = views
    self.rules = rules
    self.refresh = refresh
    self.count = count
    self.undo = undo
    self.browsing = browsing
    self.queue = queue
    self.reading = reading
    self.images = images
    self.pipe = pipe
    self.watch = watch
    self.remember = remember
    self.copy = copy
    self.view = view
    self.run = run
  }
}
