import CoreDomain
import CoreScenes
import ReaderDoubles
@testable import CoreTerminal
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import ScreenModel

@testable import FullScreen

/// A full screen with scenes in memory, which answer at once, and a strict terminal: keys in, a screen out, without a thread and without waiting.
struct ScreenDriver {
  /// What an undo brings back.
  private typealias Changeable = (articles: [ArticleSummary], rules: [ArticleRule])

  private(set) var state: ScreenState
  private(set) var screen: ScreenModel
  /// All articles, in the order of lists.
  private(set) var articles: [ArticleSummary]
  var feeds: [Subscription]
  /// What the full screen has asked for, without what only shows things.
  private(set) var requests: [ScreenRequest] = []
  /// What is remembered for the next session.
  private(set) var remembered: [ScreenMemory.Change] = []
  private(set) var isOver = false
  /// What the last redraw has written.
  private(set) var lastUpdate = ""
  /// The articles that the next refresh brings.
  var arriving: [ArticleSummary] = []
  /// Whether the scenes answer. Otherwise their requests wait.
  var areAnswering = true
  var views = SavedViews.none
  var rules: [ArticleRule] = []
  /// Why no rule can be added; nil when it can.
  var ruleProblem: String?
  /// What is reported about a rule that was added.
  var ruleWarning: Message?
  /// Whether the history remembers rules.
  var ruleIsUndoable = true

  private(set) var waiting: [ScreenRequest] = []
  /// What was typed and waits for the scenes.
  private(set) var typed = TypedAhead()
  private var hasQuit = false
  private var shown: Grid?
  private let imageSupport: ImageSupport
  private var imageDiff: ImageDiff
  /// Whether articles have images.
  var haveImages = false
  /// What the servers answer for images; nil for nothing yet.
  var imageAnswer: ArticleImages.State? = .failed("the server answered 404 (not found).")
  private var listed: ListedArticles?
  /// How often a list in another order than the newest first was read.
  private(set) var sortings = 0
  private var undoable: [Changeable] = []
  private var redoable: [Changeable] = []

  init(
    columns: Int, rows: Int, _ articles: [ArticleSummary] = ScreenSample.articles, feeds: [Subscription] = ScreenSample.feeds,
    keys: KeyMap = KeyMap(), images: ImageSupport = .supported(.kitty), messages: [Message] = [],
    memory: ScreenMemory = ScreenMemory(), settings: ScreenSettings = ScreenSettings(), layout: ArticleListLayout = .default
  ) {
    let size = ScreenSize(columns: columns, rows: rows)
    state = ScreenState(
      size, program: "strata", keys: keys, commands: ["add", "config", "count", "feeds", "help", "picture", "quote", "star"],
      settings: settings, images: images, messages: messages, memory: memory, articleLayout: layout,
      now: { .sample() })
    imageSupport = images
    imageDiff = ImageDiff(images.imageProtocol)
    screen = ScreenModel(size)
    self.feeds = feeds
    self.articles = articles.sorted { $0.article.place < $1.article.place }
    waiting = state.opening
    settle()
  }

  // MARK: What the user does

  mutating func press(_ keys: Key...) { for key in keys { send(.input(.key(key))) } }

  mutating func type(_ text: String) { for character in text { press(Key(.character(character))) } }

  mutating func point(_ action: MouseEvent.Action, row: Int, column: Int) {
    send(.input(.mouse(MouseEvent(action, row: row, column: column))))
  }

  mutating func resize(columns: Int, rows: Int) { send(.size(ScreenSize(columns: columns, rows: rows))) }

  mutating func send(_ event: ScreenEvent) { sendTogether([event]) }

  /// Sends several events, and redraws once at the end.
  mutating func sendTogether(_ events: [ScreenEvent]) {
    for event in events {
      if case .input(let input) = event {
        if !hasQuit { typed.add([input]) }
      } else {
        waiting += state.handle(event)
      }
      takeTyped()
    }
    settle()
  }

  private mutating func takeTyped() {
    noteWaiting()
    while let input = typed.next(for: &state) {
      let requests = state.handle(.input(input))
      waiting += requests
      noteWaiting()
      // The session ends here.
      if requests.contains(.quit) { hasQuit = true }
      if hasQuit { typed = TypedAhead() }
    }
  }

  private mutating func noteWaiting() {
    func awaits(_ isMatch: (ScreenRequest) -> Bool) -> Bool { waiting.contains(where: isMatch) }
    state.awaitsFeeds = awaits {
      switch $0 {
      case .feeds, .views: true
      default: false
      }
    }
    state.awaitsArticles = awaits {
      switch $0 {
      case .list, .undo, .rules: true
      default: false
      }
    }
  }

  /// Something else changes the articles, as a refresh in another process does.
  mutating func add(_ new: [ArticleSummary]) {
    articles = (articles + new).sorted { $0.article.place < $1.article.place }
  }

  /// Something else removes articles, as the retention of another process does.
  mutating func remove(_ isGone: (ArticleSummary) -> Bool) { articles.removeAll(where: isGone) }

  /// Something else changes marks, as the refresh of a device that syncs does.
  mutating func change(_ title: String, _ change: ArticleStatus.Change) {
    articles = articles.map { summary in
      guard summary.article.title == title else { return summary }
      return ArticleSummary(
        article: summary.article, status: summary.status.applying(change), feedTitle: summary.feedTitle, folder: summary.folder)
    }
  }

  /// A refresh elsewhere brings an article with another date.
  mutating func redate(_ title: String, byMinutes minutes: Int) {
    articles = articles.map { summary in
      let article = summary.article
      guard article.title == title else { return summary }
      let redated = Article(
        id: article.id, feed: article.feed, title: title, url: article.url, authors: article.authors,
        published: article.date.adding(minutes: minutes), updated: article.updated, firstSeen: article.firstSeen,
        position: article.position,
        tags: article.tags, enclosures: article.enclosures, language: article.language)
      return ArticleSummary(article: redated, status: summary.status, feedTitle: summary.feedTitle, folder: summary.folder)
    }.sorted { $0.article.place < $1.article.place }
  }

  // MARK: What there is to see

  /// The screen of a terminal that is drawn as a whole.
  var redrawn: ScreenModel {
    var screen = ScreenModel(state.size)
    var (diff, nothing) = (ImageDiff(imageSupport.imageProtocol), Grid?.none)
    let update = diff.update(to: state.screenImages, from: &nothing, to: state.draw())
    screen.write(GridDiff.text(from: nil, to: state.draw(), hasStyles: true, images: update.text))
    screen.write(update.images.flatMap(\.commands).joined())
    return screen
  }

  var footer: String { screen.text.last ?? "" }
  /// The title of the selected article.
  var selected: String? { state.list.selected?.row.title }
  func marks(of title: String) -> ArticleStatus? { articles.first { $0.article.title == title }?.status }

  // MARK: The scenes

  private mutating func settle() {
    while areAnswering, !waiting.isEmpty {
      perform(waiting.removeFirst())
      takeTyped()
    }
    if screen.size != state.size {
      screen = ScreenModel(state.size)
      shown = nil
    }
    let grid = state.draw()
    let update = imageDiff.update(to: state.screenImages, from: &shown, to: grid)
    lastUpdate = GridDiff.text(from: shown, to: grid, hasStyles: true, images: update.text)
    screen.write(lastUpdate)
    let images = update.images.flatMap(\.commands).joined()
    screen.write(images)
    lastUpdate += images
    shown = grid
  }

  /// The scene shows the saved views.
  var shownViews: ScreenEvent {
    let rows = views.all.map { ViewRow(ViewSummary($0, .success(ViewCounts(all: 9, unread: 3)))) }
    return .views(.init(rows: rows, views: views, messages: [], exported: .empty, outcome: .done))
  }

  private mutating func answer(_ event: ScreenEvent) { waiting += state.handle(event) }

  private mutating func perform(_ request: ScreenRequest) {
    switch request {
    case .list(let request): perform(request)
    case .feeds:
      let summaries = feeds.map { feed in
        let own = articles.filter { $0.article.feed == feed.id }
        return FeedSummary.sample(feed, unread: own.count { !$0.status.isRead }, all: own.count)
      }
      answer(.feeds(FeedListPresenter.viewModel(for: .listed(summaries, FeedQuery(), now: .sample()))))
      let unread = articles.count { !$0.status.isRead }
      answer(.unread(.init(number: String(unread), text: CountWording.number(unread), messages: [], exported: .empty, outcome: .done)))
    case .views(let request):
      requests.append(.views(request))
      if case .save(let input) = request {
        answer(.views(.init(lines: ["Saved as '\(input.name)'."], messages: [], exported: .empty, outcome: .done)))
      } else {
        answer(shownViews)
      }
    case .rules(let request):
      requests.append(.rules(request))
      answer(.rules(perform(request)))
    case .count(let query):
      let count = matching(query).count
      answer(
        .counted(
          .init(number: String(count), text: CountWording.number(count), messages: [], exported: .empty, outcome: .done), of: query))
    case .undo(.undo(let input)):
      requests.append(request)
      guard let (articles, rules) = input == .last ? undoable.popLast() : redoable.popLast() else {
        return answer(
          .undone(.init(lines: [], messages: [Message(.notice, "There is nothing to undo.")], exported: .empty, outcome: .nothingMatched)))
      }
      if input == .last { redoable.append((self.articles, self.rules)) } else { undoable.append((self.articles, self.rules)) }
      let hiddenBefore = self.articles.count { $0.status.isHidden }
      (self.articles, self.rules) = (articles, rules)
      let changesHidden = hiddenBefore != self.articles.count { $0.status.isHidden }
      answer(
        .undone(
          .init(
            lines: [input == .last ? "Undone." : "Redone."], messages: [], exported: .empty, changesHidden: changesHidden, outcome: .done)))
    case .refresh:
      requests.append(request)
      let progress = RefreshProgress(done: 1, total: 2, text: "1/2 feeds")
      answer(.refresh(.init(progress: progress, rows: [], summary: nil, messages: [], outcome: .done)))
      add(arriving)
      answer(.refresh(.init(progress: nil, rows: [], summary: "\(arriving.count) new.", messages: [], outcome: .done)))
      arriving = []
    case .stopRefresh:
      requests.append(request)
      answer(.refresh(.init(progress: nil, rows: [], summary: nil, messages: [Message(.notice, "Stopped.")], outcome: .failed)))
    case .enqueue:
      requests.append(request)
      answer(.queued(.init(lines: ["1 episode added to the queue."])))
    case .browse:
      requests.append(request)
      answer(.done(.init(lines: ["Opened in the browser."], messages: [], exported: .empty, outcome: .done)))
    case .images(.show(let urls, _, _)):
      requests.append(request)
      for url in urls {
        if let imageAnswer { answer(.image(.init(url: url.link, state: imageAnswer, outcome: .done))) }
      }
    case .stopImages, .view, .text: requests.append(request)
    case .copy(let link):
      requests.append(request)
      screen.write(Clipboard.text(copying: link))
    case .pipe(let words, _):
      requests.append(request)
      shown = nil
      answer(.piped(words[0], .ended(code: words == ["false"] ? 1 : 0)))
      answer(.outputSeen)
    case .program(let words):
      requests.append(request)
      shown = nil
      answer(.ran(words[0], words == ["false"] ? .ended(code: 1) : .ended(code: 0)))
    case .run:
      requests.append(request)
      shown = nil
      answer(.outputSeen)
    case .mouse: requests.append(request)
    case .remember(let change): remembered.append(change)
    case .redraw, .resume, .suspend:
      requests.append(request)
      shown = nil
    case .quit: isOver = true
    }
  }

  private mutating func perform(_ request: RuleList.Request) -> RuleList.ViewModel {
    if let ruleProblem {
      return .init(lines: [], messages: [Message(.failure, MessageText(ruleProblem))], exported: .empty, outcome: .failed)
    }
    guard case .mute(let input) = request, case .query(let text) = input.target, input.hidesStored,
      let rule = try? ArticleRule(
        "when \(text) => hide\(input.span.map { " until \($0)" } ?? "")", from: LocalTime.sample().moment, views: views),
      case .matching(let query) = rule.subject
    else { return .init(lines: [], messages: [], exported: .empty, outcome: .refused) }
    let isKnown = rules.contains(rule)
    var hidden = ArticleQuery.all
    hidden.add(query.condition, at: .sample())
    let count = apply(StatusChange(.matching(hidden), .set(.hidden, true), listsArticles: false)).count
    if !isKnown { rules.append(rule) }
    return .init(
      lines: ["\(isKnown ? "This rule is there already" : "Added"): \(rule.text)", RuleWording.sentence(forHidden: count)], hidden: count,
      isUndoable: !isKnown && ruleIsUndoable, messages: [ruleWarning].compactMap(\.self), exported: .empty, outcome: .done)
  }

  private mutating func perform(_ request: ArticleList.Request) {
    let dates = state.articleLayout.date
    switch request {
    case .show(let query):
      read(query, after: request) { ArticleListPresenter.viewModel(for: .init(.listed, listed: $0, now: .sample()), dates: dates) }
    case .refreshed:
      read(listed?.queryAgain ?? .all, after: request) {
        ArticleListPresenter.viewModel(for: .init(.listed, listed: $0, now: .sample()), dates: dates)
      }
    case .change(let change):
      requests.append(.list(request))
      let changed = apply(change)
      let result = StatusChangeResult(count: changed.count)
      let isOfSome = if case .articles = change.target { true } else { false }
      readAgain(isOfSome ? changed : [], after: request) {
        ArticleListPresenter.viewModel(for: .init(.changed(result, change), listed: $0, now: .sample()), dates: dates)
      }
    case .opened(let reference):
      readAgain(articles.filter { ArticleReference($0.article.id) == reference }, after: request) {
        ArticleListPresenter.viewModel(for: .init(.listed, listed: $0, now: .sample()), dates: dates)
      }
    case .open(let reference):
      requests.append(.list(request))
      guard let index = articles.firstIndex(where: { $0.article.id.text.hasPrefix(reference.prefix) }) else {
        let gone = Message(.failure, "There is no such article.")
        return answer(
          .article(
            .init(title: "", details: [], blocks: [], links: [], messages: [gone], exported: .empty, outcome: .failed), after: request))
      }
      if !articles[index].status.isRead { _ = apply(StatusChange([reference], .set(.read, true))) }
      let article = articles[index].article
      answer(.article(haveImages ? ScreenSample.viewModelWithImages(of: article) : ScreenSample.viewModel(of: article), after: request))
    }
  }

  /// Shows the list again. The rows of articles are changed in place, if that is enough.
  private mutating func readAgain(
    _ changed: [ArticleSummary], after request: ArticleList.Request, _ viewModel: (ListedArticles) -> ArticleList.ViewModel
  ) {
    guard !changed.isEmpty, let marked = listed?.marking(changed) else {
      return read(listed?.queryAgain ?? .all, after: request, viewModel)
    }
    listed = marked
    answer(.list(viewModel(marked.shown), after: request))
  }

  private mutating func read(
    _ query: ArticleQuery, after request: ArticleList.Request, _ viewModel: (ListedArticles) -> ArticleList.ViewModel
  ) {
    if query.order != nil { sortings += 1 }
    var everything = ArticleQuery.everything
    everything.order = query.order
    let new = ListedArticles(query, query.page(of: matching(query), among: matching(everything), by: \.article.place))
    listed = new
    answer(.list(viewModel(new), after: request))
  }

  private func matching(_ query: ArticleQuery) -> [ArticleSummary] {
    guard let chosen = try? ArticleMatching.subscriptions(for: query, among: feeds) else { return [] }
    var query = query
    query.condition?.feeds = feeds.map { QueryFeed($0) }
    let matcher = QueryMatcher(query)
    let matching = articles.filter { summary in
      chosen.contains { $0.id == summary.article.feed }
        && matcher.matches(ArticleWithStatus(article: summary.article, status: summary.status)) { QueryBody("", links: nil) }
    }
    guard let order = query.order else { return matching }
    let sorting = QuerySorting(SortCriteria(order.criteria, feeds: feeds.map { QueryFeed($0) }))
    let keys = matching.map { sorting.key(of: ArticleWithStatus(article: $0.article, status: $0.status)) { "" } }
    return zip(keys, matching).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// - Returns: the changed articles.
  private mutating func apply(_ change: StatusChange) -> [ArticleSummary] {
    undoable.append((articles, rules))
    redoable = []
    let ids: Set<ArticleID> =
      switch change.target {
      case .matching(let query): Set(matching(query).map(\.article.id))
      case .articles(let references):
        Set(articles.map(\.article.id).filter { id in references.contains { id.text.hasPrefix($0.prefix) } })
      }
    articles = articles.map { summary in
      guard ids.contains(summary.article.id) else { return summary }
      return ArticleSummary(
        article: summary.article, status: summary.status.applying(change.change), feedTitle: summary.feedTitle, folder: summary.folder,
        duplicates: summary.duplicates)
    }
    return articles.filter { ids.contains($0.article.id) }
  }
}

extension ImageSupport {
  var imageProtocol: ImageProtocol? { if case .supported(let found) = self { found } else { nil } }
}
