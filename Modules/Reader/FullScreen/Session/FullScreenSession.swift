public import CoreScenes
public import CoreTerminal
public import ReaderDomain
public import ReaderScenes

/// Runs the full screen: passes typed keys and view models to its state, performs the state's requests, and draws the state.
///
/// Requests run concurrently with the keys. A key waits for one only if its meaning depends on the answer. Keys that arrive together are applied before
/// one redraw.
@MainActor
public final class FullScreenSession {
  let screen: TerminalScreen
  private var state: ScreenState
  private(set) var scenes: FullScreenScenes?
  /// Requests that change or show articles. They run in the order in which they were made.
  private(set) lazy var articles: RequestQueue = RequestQueue { [unowned self] in
    await perform($0)
  } ended: { [unowned self] in
    state.awaitsArticles = articles.hasRequests
    drawWaiting()
    wake()
  }
  private(set) lazy var feeds: RequestQueue = RequestQueue { [unowned self] in
    await perform($0)
  } ended: { [unowned self] in
    state.awaitsFeeds = feeds.hasRequests
    drawWaiting()
    wake()
  }
  private(set) lazy var counting = RequestQueue { [unowned self] in await perform($0) }
  private lazy var remembering = RequestQueue { [unowned self] in await perform($0) }
  /// A refresh has a lower priority than the requests of keys.
  private(set) lazy var refreshing = RequestQueue(priority: .utility) { [unowned self] in await perform($0) }
  /// Fetches images. It is cancelled when nobody waits for them any more.
  var imaging: Task<Void, Never>?
  /// Shows the open article with another text.
  let texts = ArticleTextRequests()
  /// Give what was copied, or images, to a program of the user.
  var copying, viewing: Task<Void, Never>?
  /// The request that the list is performing.
  private(set) var performed = ArticleList.Request.refreshed
  /// The articles that are being counted.
  private(set) var counted = ArticleQuery.all
  /// What the user has typed and the full screen has not taken yet.
  private var typed = TypedAhead()
  /// The requests that use the terminal. They are performed before the next key is handled.
  private var terminalRequests: [ScreenRequest] = []
  private let pause = PauseTimer()
  let refreshInterval: Duration?
  /// Ends a wait for input.
  private var endWait: () -> Void = {}
  /// Draws the changes of several view models that arrive at the same time.
  private var plannedDrawing: Task<Void, Never>?
  /// Whether numbers that are not drawn yet wait for the other answers about the same change.
  private var isOutdated = false
  /// Whether the user has quit.
  private var hasEnded = false
  /// Whether the output of a command or a program is on the terminal, until the user presses Enter.
  private var showsOutput = false
  /// The failure after the user quit; nil without one.
  public private(set) var failure: Message?

  /// - Parameters:
  ///   - commands: The names of the commands that the user may type.
  ///   - settings: What the user's settings say.
  ///   - mouse: Whether clicks and the wheel act at first.
  ///   - messages: The messages at the start. The first is shown.
  ///   - colors: The user's colors.
  ///   - memory: What was remembered from earlier sessions.
  ///   - articleLayout: The columns of lists of articles.
  ///   - refreshInterval: The time between two refreshes that begin by themselves; nil for none.
  ///   - view: The saved query that is listed at first; nil for everything unread.
  ///   - now: The time at which queries are asked.
  public init(
    _ screen: TerminalScreen, keys: KeyMap = KeyMap(), commands: [String] = [], settings: ScreenSettings = ScreenSettings(),
    mouse: Bool = false, messages: [Message] = [], colors: ColorsFile = ColorsFile([]), memory: ScreenMemory = ScreenMemory(),
    articleLayout: ArticleListLayout = .default, refreshInterval: Duration? = nil, view: ViewName? = nil, now: @escaping LocalClock
  ) {
    self.screen = screen
    self.refreshInterval = refreshInterval
    screen.takesMouse = mouse
    state = ScreenState(
      screen.size, program: screen.program, keys: keys, commands: commands, settings: settings, images: screen.imageSupport,
      messages: messages, colors: colors, memory: memory, articleLayout: articleLayout, view: view, now: now)
  }

  /// Runs until the user quits, the input ends, or the task is cancelled.
  /// - Parameter endWait: Makes `input` deliver an element without events. Keys wait for it that are typed before it is known what they mean.
  /// - Throws: the error of `input`, or why the terminal cannot be taken over.
  public func run<Input: AsyncSequence>(
    _ scenes: FullScreenScenes, _ input: Input, endingWaitBy endWait: @escaping () -> Void
  ) async throws(LineReaderError)
  where Input.Element == [InputEvent], Input.Failure == LineReaderError {
    self.scenes = scenes
    self.endWait = endWait
    var beside: [Task<Void, Never>] = []
    var problem: LineReaderError?
    do throws(LineReaderError) {
      try await takeTerminal()
      draw()
      await scenes.watch.note()
      start(state.opening)
      beside = [Task { await watch(scenes) }, Task { await refreshRegularly() }]
      for try await events in input {
        if Task.isCancelled { break }
        typed.add(events)
        if try await takeTyped() { break }
        draw()
      }
    } catch {
      problem = error
    }
    hasEnded = true
    // From here on, nothing begins without a key.
    for task in beside { task.cancel() }
    pause.stop()
    // Programs end while the terminal is given back, which may wait for a terminal that has gone.
    cancelBeside()
    refreshing.cancel()
    // The terminal is given back at once; what is under way may take a moment.
    await screen.leave()
    state.message = nil
    await finish()
    if let problem { throw problem }
  }

  /// Waits until all requests are performed, and the terminal has taken what they show.
  public func finish() async {
    // When a refresh ends, the full screen asks for what has changed.
    await refreshing.finish()
    await finishBeside()
    await finishReading()
    await remembering.finish()
    await copying?.value
    await plannedDrawing?.value
    await screen.finish()
  }

  /// - Parameter waits: whether to draw it together with the other answers about the same change. One frame takes fewer bytes than three.
  func receive(_ event: ScreenEvent, waits: Bool = false) {
    handle(event)
    // Nobody who has quit needs to know that there was nothing to undo.
    if hasEnded, event.isNothingToUndo { state.message = nil }
    if hasEnded, let message = state.message, message.kind == .failure { failure = message }
    if waits { isOutdated = true } else { planDrawing() }
    wake()
  }

  /// Handles keys that waited for an answer.
  private func wake() { if !typed.isEmpty { endWait() } }

  /// Handles what was typed, as far as its meaning is known.
  /// - Returns: whether the session is over.
  private func takeTyped() async throws(LineReaderError) -> Bool {
    while let event = showsOutput ? typed.popFirst() : typed.next(for: &state) {
      if showsOutput {
        guard Self.endsOutput(event) else { continue }
        showsOutput = false
        try await takeTerminal()
        handle(.outputSeen)
      } else {
        handle(.input(event))
        if try await performTerminalRequests() { return true }
      }
    }
    pause.restart(while: !state.pendingKeys.isEmpty) { [unowned self] in
      typed.add([.pause])
      endWait()
    }
    return false
  }

  /// Draws what has waited, unless another answer is about to come.
  private func drawWaiting() {
    if isOutdated, !articles.isReading, !feeds.isReading { planDrawing() }
  }

  private func handle(_ event: ScreenEvent) { start(state.handle(event)) }

  private func start(_ requests: [ScreenRequest]) {
    for request in requests {
      switch request {
      case .list, .undo, .rules:
        articles.add(request)
        state.awaitsArticles = true
      case .feeds, .views:
        feeds.add(request)
        state.awaitsFeeds = true
      case .stopRefresh: refreshing.cancel()
      case .count: counting.add(request)
      case .remember, .enqueue: remembering.add(request)
      case .refresh: refreshing.add(request)
      case .copy(let link): copy(link)
      case .mouse(let isOn): screen.takesMouse = isOn
      case .images(let request): fetch(request)
      case .view(let images, let command): view(images, with: command)
      case .text(let choice, let reference): texts.show(choice, of: reference, in: scenes)
      case .stopImages: imaging?.cancel()
      case .browse, .pipe, .program, .run, .redraw, .resume, .suspend, .quit: terminalRequests.append(request)
      }
    }
  }

  private func perform(_ request: ScreenRequest) async {
    guard let scenes else { return }
    switch request {
    case .list(let request):
      performed = request
      await perform(request, scenes)
    case .undo(let request): await noting(scenes) { await scenes.undo.perform(request) }
    case .count(let query):
      counted = query
      await scenes.count.perform(.count(query))
    case .feeds(let request):
      await scenes.feeds.perform(request)
      // The numbers of saved views change when those of feeds do.
      await scenes.views.perform(.showBesideFeeds)
    case .views(let request): await perform(request, scenes)
    case .rules(let request): await noting(scenes) { await scenes.rules.perform(request) }
    case .refresh(let request): await noting(scenes) { await scenes.refresh.perform(request) }
    case .browse(let request): await noting(scenes) { await scenes.browsing.perform(request) }
    case .enqueue(let reference): await scenes.queue.perform(.add([reference]))
    case .pipe(let words, let text): handle(.piped(words.first ?? "", await scenes.pipe.run(words, input: text)))
    case .program(let words):
      let result = await noting(scenes) { await scenes.pipe.run(words, input: nil) }
      handle(.ran(words.first ?? "", result))
    case .remember(let change): if let message = await scenes.remember(change) { receive(.warned(message)) }
    case .run(let words): await noting(scenes) { await scenes.run(words) }
    case .stopRefresh, .text, .images, .stopImages, .view, .copy, .mouse, .redraw, .resume, .suspend, .quit: break
    }
  }

  /// - Returns: whether the session is over.
  private func performTerminalRequests() async throws(LineReaderError) -> Bool {
    while !terminalRequests.isEmpty {
      let request = terminalRequests.removeFirst()
      switch request {
      case .quit: return true
      case .redraw:
        screen.forget()
        handleSize()
      case .resume: try await takeTerminal()
      case .suspend:
        await screen.leave()
        screen.suspend()
        try await takeTerminal()
      case .browse, .program:
        // The browser may be one of the terminal.
        await screen.leave()
        await perform(request)
        try await takeTerminal()
      case .run, .pipe:
        await screen.leave()
        await perform(request)
        try await showOutput()
      case .list, .undo, .feeds, .views, .rules, .count, .refresh, .stopRefresh, .text, .images, .stopImages, .view, .copy, .mouse,
        .remember, .enqueue:
        break
      }
    }
    return false
  }

  /// Leaves what a command or a program has printed on the terminal, until the user has seen it.
  private func showOutput() async throws(LineReaderError) {
    // The user is asked for a key only when each key arrives at once.
    do throws(SystemCallError) { guard try await screen.takeKeys() else { return } } catch { throw .cannotRead(reason: error.reason) }
    screen.askForEnter()
    showsOutput = true
  }

  private func takeTerminal() async throws(LineReaderError) {
    do throws(SystemCallError) { try await screen.enter() } catch { throw .cannotRead(reason: error.reason) }
    handleSize()
  }

  private func handleSize() {
    let size = screen.size
    // The state asks for a redraw when the size changes, which is what happens here anyway.
    start(state.handle(.size(size)).filter { $0 != .redraw })
  }

  private func planDrawing() {
    guard plannedDrawing == nil else { return }
    plannedDrawing = Task {
      plannedDrawing = nil
      draw()
    }
  }

  private func draw() {
    isOutdated = false
    if screen.isEntered { screen.show(state.draw(), state.screenImages) }
  }
}
