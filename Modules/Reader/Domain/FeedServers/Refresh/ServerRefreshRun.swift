import CoreDomain

/// A running refresh through a feed server (a contact), which returns the next batch of events on request.
///
/// The order of its writes makes every interruption harmless. The list of feeds comes first, then the waiting changes are sent, and only then
/// are the server's lists read: they contain what was sent. Of each batch of articles, the articles are stored before their items are known:
/// after an interruption, the same items arrive again and match what is stored.
actor ServerRefreshRun {
  private enum Stage {
    case beginning
    case following([Subscription])
    case pulling(ArraySlice<ServerItemID>)
    case notifying
    case ended
  }

  private let session: any FeedServerSession
  private let account: ServerAccount
  private let state: any ServerStateRepository
  private let storage: FeedStorage
  private let limits: ArticleLimits
  private let markers: any ArrivalMarkerSource
  private let notification: NewArticleNotification?
  private let retention: Retention
  private let input: RefreshInput
  private let clock: RefreshClock
  private let moment: Timestamp
  private let pull: SubscriptionPull
  private var token: (any RefreshLockToken)?
  private var stage = Stage.beginning

  private var report = RefreshReport()
  private var trust = ClockTrust(lastRequest: nil)
  private var serverDate: Timestamp?
  private var folders: Set<FolderPath> = []
  private var unnamed: [FeedID: ServerSubscription] = [:]
  private var feeds: [Subscription] = []
  private var arrivals: ServerArrivals?
  private var lists: ServerLists?
  private var push: PushPlan?
  private var refused = MarkEdits()
  private var failed = MarkEdits()
  /// Why changes were not sent, although the server can be used.
  private var pushProblem: ReaderError?
  private var exchange: ServerRefreshReport
  private var items: [ServerItemID: ArticleID] = [:]

  init(
    _ session: any FeedServerSession, of account: ServerAccount, state: any ServerStateRepository, storage: FeedStorage,
    limits: ArticleLimits, markers: any ArrivalMarkerSource, notification: NewArticleNotification?, retention: Retention,
    input: RefreshInput, token: any RefreshLockToken, clock: RefreshClock
  ) {
    self.session = session
    self.account = account
    self.state = state
    self.storage = storage
    self.limits = limits
    self.markers = markers
    self.notification = notification
    self.retention = retention
    self.input = input
    self.token = token
    self.clock = clock
    moment = clock.now()
    exchange = ServerRefreshReport(host: account.url.host)
    pull = SubscriptionPull(storage, state, from: session, of: account)
  }

  func next() async -> [RefreshEvent]? {
    do throws(ReaderError) {
      switch stage {
      case .beginning: return try await begin()
      case .following(let remaining):
        guard let subscription = remaining.last else {
          stage = .pulling(try await prepare()[...])
          return []
        }
        stage = .following(remaining.dropLast())
        let known = unnamed[subscription.id]
        guard let problem = try await pull.follow(subscription, known: known, isForced: input.isForced, at: moment) else {
          exchange.followed += 1
          return []
        }
        return [noted(subscription, problem)]
      case .pulling(let wanted):
        guard !wanted.isEmpty else {
          try await settle()
          return await finish(nil)
        }
        let batch = wanted.prefix(ServerBatch.maximumItems)
        stage = .pulling(wanted.dropFirst(batch.count))
        try await arrivals?.receive(Array(batch), from: session)
        return [.contacting(host: account.url.host, articles: await arrivals?.count ?? 0)]
      case .notifying:
        stage = .ended
        return await notify().map { [.notificationFailed($0)] }
      case .ended: return nil
      }
    } catch {
      return await finish(error)
    }
  }

  private func noted(_ subscription: Subscription, _ result: FetchResult) -> RefreshEvent {
    report.add(result)
    return .fetched(subscription, result)
  }

  private func begin() async throws(ReaderError) -> [RefreshEvent] {
    trust = try await storage.articles.clock() ?? ClockTrust(lastRequest: nil)
    trust.noteRequest(at: moment)
    let changes = try await pull(acceptsNoFeeds: input.acceptsNoFeeds)
    serverDate = await session.serverDate()
    trust.noteResponse(dated: serverDate, at: moment)
    (folders, unnamed) = (changes.folders, changes.unnamed)
    (exchange.unfollowed, exchange.untaken) = (changes.removed, changes.untaken)
    try await storage.articles.beginRefresh(at: moment, clock: trust)
    // The last is followed first.
    stage = .following(changes.onlyHere.reversed())
    let feeds = try await storage.subscriptions.all()
    return [.started(feeds: feeds.count), .contacting(host: account.url.host, articles: 0)]
      + changes.redirects.map(RefreshEvent.moved)
  }

  /// Sends the waiting changes, and reads the lists of the server.
  /// - Returns: the items to receive, the newest first.
  private func prepare() async throws(ReaderError) -> [ServerItemID] {
    let all = try await storage.subscriptions.all()
    feeds = all.filter { $0.serverID != nil }
    items = try await state.items()
    let counts = ServerArticleCounts(storage, of: feeds)
    let check = ServerItemCheck(session, storage.articles, feeds: feeds)
    if try await mustForget(items, counts, check) { try await forgetItems(counts) }
    let labels = try await session.labels()
    let plan = try await send(labels)
    let lists = try await ServerLists(from: session, labels: labels, folders: folders)
    self.lists = lists
    if try await check.isOlder(items, lists) { try await forgetItems(counts) }
    let living = lists.all.isComplete ? items.filter { lists.marks.contains($0.key) } : items
    let marker = await markers.marker(for: all, at: moment)
    report.markerProblems = marker.problems
    let returning = try await returning(lists.marks)
    arrivals = ServerArrivals(
      of: feeds, state: state, articles: storage.articles, marks: lists.marks, known: items, returning: returning,
      living: Set(living.values), unsent: plan.unsent, last: plan.last, marker: marker.marker, moment: moment,
      isForced: input.isForced)
    let wanted = lists.items.filter { items[$0] == nil || returning.contains($0) }
    return wanted + (input.isForced ? lists.all.ids.filter { items[$0] != nil }.prefix(ServerBatch.maximumItems) : [])
  }

  /// Whether articles were lost here, or the numbers of the items mean other articles now. All items then arrive again, and the marks of both
  /// sides are united.
  private func mustForget(
    _ items: [ServerItemID: ArticleID], _ counts: ServerArticleCounts, _ check: ServerItemCheck
  ) async throws(ReaderError) -> Bool {
    guard !items.isEmpty else { return false }
    if account.lastContact != nil, try await counts.areLower() { return true }
    return try await check.isReused(items)
  }

  private func forgetItems(_ counts: ServerArticleCounts) async throws(ReaderError) {
    try await state.forget(Set(items.keys))
    try await counts.forget()
    items = [:]
  }

  /// The known items that the server has starred or tagged since the last contact. Retention may have removed their articles.
  private func returning(_ marks: ServerMarks) async throws(ReaderError) -> Set<ServerItemID> {
    let kept = ServerLists.byArticle(items.filter { marks.keeps($0.key) })
    let statuses = try await state.statuses(of: Set(kept.keys))
    return Set(kept.filter { !(statuses[$0.key] ?? .new).isKept }.values.joined())
  }

  /// Sends the changes of articles that the server has. Those of other articles wait until their items had the chance to arrive.
  private func send(_ labels: [ServerLabel]) async throws(ReaderError) -> PushPlan {
    let pending = try await state.pending()
    let plan = PushPlan(
      pending, items: ServerLists.byArticle(items), labels: labels, folders: folders, turn: PushPlan.turn(at: moment))
    push = plan
    let result = await MarkPush(plan, of: items, to: session)
    (exchange.sent, exchange.refused) = (result.outcome.sent, result.outcome.refused)
    if let error = result.problem, !MarkPush.concernsOnlyChange(error) { throw error }
    (refused, failed, pushProblem) = (result.refused, result.failed, result.problem)
    try await dropSent(through: plan.sentThrough, of: pending.marks)
    return plan
  }

  private func dropSent(through number: Int, of marks: [PendingMark]) async throws(ReaderError) {
    guard let first = marks.first, first.number <= number else { return }
    try await state.recordPushed(through: number, refused: refused.all, failed: failed.all)
  }

  /// Completes the contact once all items have arrived.
  private func settle() async throws(ReaderError) {
    guard let lists, let push, let arrivals else { return }
    let arrived = await arrivals.recorded
    if push.sentThrough < push.last { try await dropSent(through: push.last, of: try await state.pending().marks) }
    // The articles of new items have the union of both sides already, and what the server lacks of it is sent next time. An article that retention
    // has removed gets no star before it is back: it would not be asked for again.
    let new = Set(arrived.values).union(await arrivals.absent)
    let known = ServerLists.byArticle(items.filter { lists.marks.contains($0.key) && !new.contains($0.value) })
    let edits = lists.marks.edits(of: known, statuses: try await state.statuses(of: Set(known.keys)))
    if !edits.isEmpty { exchange.received = try await state.apply(edits).reduce(0) { $0 + $1.ids.count } }
    let gone = lists.gone(among: items, arrived: arrived)
    if !gone.isEmpty { try await state.forget(gone) }
    try await recordFetchStates(withNews: await arrivals.feedsWithNews)
    try await state.recordContact(at: clock.now())
  }

  /// Notes that the server has fetched the feeds, as if it had been done here: a contact has no fetches of single feeds.
  private func recordFetchStates(withNews news: Set<FeedID>) async throws(ReaderError) {
    let known = try await storage.fetchStates.all()
    var states: [FeedID: FetchState] = [:]
    for feed in feeds {
      let before = known[feed.id] ?? .never
      var state = RefreshPolicy.fetchState(after: .unchanged, hasNews: news.contains(feed.id), before: before, at: moment)
      if news.contains(feed.id) { state.hints.lastNews = moment }
      // The number of articles is noted after the old ones were removed.
      state.urls = before.urls
      state.note(addressesOf: feed)
      states[feed.id] = state
    }
    if !states.isEmpty { try await storage.fetchStates.record(states) }
  }

  /// Ends the contact: removes expired articles, and reports the feeds whose articles came.
  /// - Parameter error: why the contact ends early; nil when it is complete.
  private func finish(_ error: ReaderError?) async -> [RefreshEvent] {
    let isStopped = error == .cancelled || (error != nil && Task.isCancelled)
    let results = await arrivals?.results(of: feeds, isComplete: error == nil) ?? []
    var events = results.map { noted($0, $1) }
    if let arrivals {
      report.marked = await arrivals.marked
      for problem in await arrivals.storeProblems { report.note(problem) }
    }
    if !isStopped { report.problem = error ?? pushProblem ?? report.problem }
    exchange.isListComplete = lists?.areComplete ?? true
    report.contact = exchange
    if let error { await attempt { () async throws(ReaderError) in try await state.recordWait(asIn: error, at: clock.now()) } }
    if error == nil {
      await purge()
      await attempt { () async throws(ReaderError) in try await ServerArticleCounts(storage, of: feeds).record() }
    }
    if report.newArticles > 0 || !report.marked.hidden.isEmpty {
      await attempt { () async throws(ReaderError) in report.articlesPastLimit = try await limits.articlesPastLimit() }
    }
    token = nil
    stage = isStopped ? .ended : .notifying
    events.append(isStopped ? .stopped(report) : .finished(report))
    return events
  }

  /// Removes the expired articles of all feeds. Their items stay known, so they do not arrive again. So what the server names as unread, starred or
  /// tagged stays, and what this contact has brought, as the articles of a feed's document stay.
  private func purge() async {
    guard let lists, let arrivals else { return }
    let listed = items.filter { lists.marks.isUnread($0.key) || lists.marks.keeps($0.key) }
    let document = await arrivals.brought.union(listed.values)
    for feed in feeds {
      let wanted = RetentionRules.retention(of: feed.settings, general: retention)
      let kept = trust.limiting(wanted, receivedWith: serverDate, at: moment)
      if wanted.maximumDays != nil, !trust.isTrusted(at: moment), !trust.isReported {
        (trust.isReported, report.isClockDoubted) = (true, true)
        await attempt { () async throws(ReaderError) in try await storage.articles.beginRefresh(at: moment, clock: trust) }
      }
      guard kept != .everything, lists.haveAllMarks else { continue }
      await attempt { () async throws(ReaderError) in
        var received = FetchedFeed(feed: feed.id, content: Feed(format: .atom, items: []))
        received.recognized = document
        let removed = try await storage.articles.purge(after: received, keeping: kept, at: moment)
        report.removed += removed
      }
    }
  }

  /// Does what is no part of the contact. Its failure is reported, and prevents nothing else.
  private func attempt(_ work: () async throws(ReaderError) -> Void) async {
    do throws(ReaderError) { try await work() } catch { report.problem = report.problem ?? error }
  }

  /// Runs the user's program when new articles came.
  /// - Returns: why the program failed; nil when it succeeded or was not needed.
  private func notify() async -> ReaderError? {
    guard let notification, let new = await arrivals?.newArticles else { return nil }
    return await notification(new, at: moment)
  }
}
