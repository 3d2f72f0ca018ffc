internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// The full screen as a value: what it shows, and what the next event makes of it.
///
/// The state performs nothing. `handle` returns requests for the scenes that already exist, whose view models arrive as further events. So a
/// test can type keys and look at the screen without a terminal, without a thread and without waiting.
struct ScreenState: Sendable {
  /// The name of the program.
  let program: String
  let keys: KeyMap
  var size: ScreenSize
  var focus = ScreenPane.list
  /// The user's limit for the number of panes.
  var maximumPanes = 3
  var view = BuiltInView.unread
  /// The order of the lists; nil for the newest first.
  var order: SortCriteria?
  var list: ListPane
  /// The list before a filter, and its query, until the filter is known to work.
  var listBefore: (list: ListPane, queryText: String)?
  var feeds: FeedsPane
  /// The views that queries may name.
  var views = SavedViews.none
  /// The query of the list as text.
  var queryText = "is:unread"
  /// The time at which a query is asked.
  let now: LocalClock
  var article: ArticlePane?
  let settings: ScreenSettings
  /// Whether this terminal shows images.
  let imageSupport: ImageSupport
  var cellSize = CellSize.usual
  /// The number of images so far. Each has a number of its own.
  var imageCount = 0
  /// The colors that are legible on this terminal.
  var palette: Palette
  private let colors: ColorsFile
  /// The columns of lists of articles.
  let articleLayout: ArticleListLayout
  /// It stays until the next key or click.
  var message: Message? { didSet { if let message { log.add(message) } } }
  /// What was reported, for reading later.
  var log = MessageLog()
  var prompt: Prompt?
  /// The articles that the prompt for muting would hide.
  var muteCount = MuteCount()
  /// The query whose rule is being stored; nil for none.
  var muting: Prompt?
  var menu: ScreenMenu?
  /// The progress of a refresh; nil when none is running.
  var progress: String?
  /// The single feed that the user refreshes; nil for several.
  var refreshedFeed: FeedReference?
  /// The latest result of that feed.
  var refreshRow: RefreshRow?
  /// The number of all unread articles, as text.
  var unread: String?
  /// How many changes of marks have no answer yet. Until then, the marks that the user sees are those from before.
  private(set) var unanswered = 0
  /// The keys that were typed and may begin a sequence.
  var pendingKeys: [Key] = []
  /// What is handled before the keys that the user has typed further: the key that did not continue a sequence, and the further steps of a command.
  var inputAhead: [InputEvent] = []
  /// The steps of the command of a key that are not performed yet.
  var steps: [KeyCommand.Step] = []
  /// How often to repeat the next action; nil for once.
  var count: Int?
  /// What to do when the rows of a list have arrived.
  var afterRows = AfterRows.nothing
  /// The panes in which something else has removed what was selected or listed, since the user's last key outside a prompt or a menu. Its neighbor has
  /// taken its place. Nil after a command, an undo or a program of the user, until its effect is shown: what that removes is no surprise.
  var lostSelected: Set<ScreenPane>? = []

  /// Whether requests for articles, or for the feeds and the saved views, have no answer yet. The session sets them.
  var (awaitsArticles, awaitsFeeds) = (true, true)
  /// Whether something is being undone or redone. It may bring rows back.
  var isUndoing = false
  /// Whether keys wait for the articles.
  var hasWaitingKeys = false

  enum AfterRows: Hashable {
    case nothing
    /// Open the first unread article below the selected one.
    case readOn
    /// Open the unread article that is looked for beyond the rows: 1 for below, -1 for above.
    case sought(Int)
    /// Open the first unread article of the list.
    case openFirstUnread
  }

  /// The saved query to list when the saved queries are known; nil for none.
  var beginningView: ViewName?
  /// The commands and searches that the user typed.
  var memory: ScreenMemory
  /// The names of the commands that `:` takes besides actions.
  let commands: [String]

  /// - Parameters:
  ///   - size: The size of the window.
  ///   - program: The name of the program.
  ///   - keys: What the keys do.
  ///   - commands: The names of the commands that the user may type.
  ///   - settings: What the user's settings say.
  ///   - images: Whether the terminal shows images.
  ///   - messages: The messages at the start, such as mistakes in the user's files. The first is shown, and all are in the list of messages.
  ///   - colors: The user's colors.
  ///   - memory: What was remembered from earlier sessions.
  ///   - articleLayout: The columns of lists of articles.
  ///   - view: The saved query that is listed at first; nil for everything unread.
  ///   - now: The time at which queries are asked.
  init(
    _ size: ScreenSize, program: String, keys: KeyMap = KeyMap(), commands: [String] = [], settings: ScreenSettings = ScreenSettings(),
    images: ImageSupport = .unknown, messages: [Message] = [], colors: ColorsFile = ColorsFile([]),
    memory: ScreenMemory = ScreenMemory(),
    articleLayout: ArticleListLayout = .default, view: ViewName? = nil, now: @escaping LocalClock
  ) {
    self.memory = memory
    self.articleLayout = articleLayout
    self.colors = colors
    beginningView = view
    palette = Palette(isOnLight: false, colors)
    maximumPanes = memory.maximumPanes
    order = memory.order.isEmpty ? nil : SortCriteria(memory.order)
    feeds = FeedsPane(folded: memory.folded, hidesRead: memory.hidesReadFeeds)
    self.settings = settings
    imageSupport = images
    self.now = now
    self.size = size
    self.program = program
    self.keys = keys
    self.commands = commands
    // The list of messages begins with the last.
    for message in messages.reversed() { log.add(message) }
    message = messages.first
    list = ListPane(BuiltInView.unread.query)
    list = ListPane(ordered(list.query))
    guard let first = messages.first, messages.count > 1 else { return }
    message = Message(first.kind, first.sentence, hint: "\(keyName(of: .messages)) lists all \(String(messages.count)) messages.")
  }

  /// Changes what is remembered.
  mutating func remember(_ change: ScreenMemory.Change) -> [ScreenRequest] {
    memory = memory.applying(change)
    return [.remember(change)]
  }

  /// The first requests: the river of everything unread, and the feeds.
  var opening: [ScreenRequest] {
    // A saved query is listed when it is known.
    (beginningView == nil ? [.list(list.showing)] : []) + [.feeds(.show(FeedQuery()))]
  }

  /// What an event leads to.
  mutating func handle(_ event: ScreenEvent) -> [ScreenRequest] {
    let before = article
    var requests = answer(to: event)
    fit()
    requests += stoppingImages(before)
    unanswered += requests.count(where: \.changesMarks)
    if requests.contains(where: \.isUndo) { isUndoing = true }
    if let more = list.requestForMore(height: layout.list?.size.rows ?? 1) { requests.append(.list(more)) }
    return requests
  }

  private mutating func answer(to event: ScreenEvent) -> [ScreenRequest] {
    switch event {
    case .input(let input): return answer(to: input)
    case .size(let size):
      self.size = size
      return [.redraw]
    case .list(let viewModel, let request):
      if case .change = request, !viewModel.isLoading { noteAnswer() }
      let requests = show(viewModel, after: request)
      closeHiddenArticle()
      return requests
    case .article(let viewModel, let request): return show(viewModel, after: request)
    case .text(let viewModel, let reference): return show(viewModel, textOf: reference)
    case .unread(let viewModel):
      if let text = viewModel.text { unread = text }
      show(viewModel.messages)
      return []
    case .counted(let viewModel, let query): return show(viewModel, of: query)
    case .feeds(let viewModel):
      return show(viewModel)
    case .views(let viewModel): return show(viewModel)
    case .rules(let viewModel): return show(viewModel)
    case .refresh(let viewModel):
      if viewModel.progress == nil, !viewModel.isNothingDue { noteArrivals() }
      return show(viewModel)
    case .image(let viewModel): return show(viewModel)
    case .piped(let name, let result):
      show(result, of: name)
      return []
    case .ran(let name, let result):
      showEnd(of: name, result)
      noteArrivals()
      lostSelected = nil
      return reloading
    case .changedElsewhere:
      list.doubtLeft()
      noteArrivals()
      return reloading
    case .refreshDue: return progress == nil ? perform(.refresh) : []
    case .warned(let message):
      self.message = message
      return []
    case .outputSeen:
      list.doubt()
      noteArrivals()
      lostSelected = nil
      return reloading
    case .undone(let viewModel):
      lostSelected = nil
      tellDone(viewModel.lines, viewModel.messages)
      return viewModel.changesHidden ? [.list(list.reread()), .list(.refreshed), .feeds(.show(FeedQuery()))] : doubting
    case .queued(let viewModel):
      if let line = viewModel.lines.last { message = Message(.notice, MessageText(line)) }
      show(viewModel.messages)
      return []
    case .done(let viewModel):
      tellDone(viewModel.lines, viewModel.messages)
      return doubting
    }
  }

  private mutating func tellDone(_ lines: [String], _ messages: [Message]) {
    noteAnswer()
    isUndoing = false
    if !lines.isEmpty { message = Message(.notice, MessageText(lines.joined(separator: "  "))) }
    show(messages)
  }

  /// What shows the effect of a change that may have touched any article.
  private var doubting: [ScreenRequest] {
    mutating get {
      list.doubt()
      return reloading + (list.check().map { [.list($0)] } ?? [])
    }
  }

  /// A change was performed, or failed. A scene that shares its state may say so twice.
  private mutating func noteAnswer() { unanswered = max(0, unanswered - 1) }

  private mutating func answer(to input: InputEvent) -> [ScreenRequest] {
    // What a prompt, a menu or a sequence does concerns what was selected when it began.
    let isWithin = prompt != nil || menu != nil
    let showsEffect = lostSelected == nil && (awaitsArticles || awaitsFeeds)
    defer { if input.isTyped, pendingKeys.isEmpty, !isWithin || prompt == nil && menu == nil, !showsEffect { lostSelected = [] } }
    switch input {
    case .key(let key):
      if prompt != nil { return type(key) }
      message = nil
      if menu != nil { return choose(key) }
      if focus == .article, let hints = article?.hints { return choose(key, hints) }
      if focus == .article, article?.find != nil, let requests = moveFind(key) { return requests }
      return press(key)
    case .pause: return endSequence()
    case .step: return performStep()
    case .paste(let text):
      guard prompt != nil else {
        message = Message(
          .notice, "Pasted text does not act as keys.", hint: "Press \(keyName(of: .narrow)) or \(keyName(of: .command)) first.")
        return []
      }
      return insert(text)
    case .mouse(let event): return answer(to: event)
    case .focused: return reloading
    case .background(let isLight):
      palette = Palette(isOnLight: isLight, colors)
      return []
    case .cellSize(let size):
      cellSize = size
      return []
    case .resized: return [.redraw]
    case .continued: return [.resume]
    case .suspended: return [.suspend]
    }
  }

  /// What is asked after a change, or when something else may have changed the articles.
  var reloading: [ScreenRequest] { list.reloading.map { .list($0) } + [.feeds(.show(FeedQuery()))] }

  /// Fits the panes to the window: wraps the article, scrolls to what is selected.
  private mutating func fit() {
    let layout = layout
    if let area = layout.feeds { feeds.scroll(toFit: area.size.rows) }
    if let area = layout.list { list.scroll(toFit: area.size.rows) }
    if let area = layout.article { article?.fit(area.size, cellSize) }
  }
}
