import CoreDomain

/// A running refresh, which returns the next batch of events on request.
///
/// This is an actor because the closure behind the events must be callable from any context. There is only one reader.
actor RefreshRun {
  private enum Stage {
    case beginning
    case fetching(EventBatches<FetchEvent>.Iterator)
    case notifying
    case ended
  }

  private let start: RefreshStart
  private let storage: FeedStorage
  private let feeds: any FeedRepository
  private let limits: ArticleLimits
  private let clock: RefreshClock
  private let applyRedirect: ApplyRedirect
  private let notification: NewArticleNotification?
  private let fullTexts: FetchNewFullTexts?
  private var token: (any RefreshLockToken)?
  private var stage = Stage.beginning
  private var report = RefreshReport()
  private var newArticles: Set<ArticleID> = []
  private var articlesForFullTexts: [FeedID: [ArticleID]] = [:]
  /// Why a new URL could not be saved, or articles could not be removed.
  private var storeProblem: ReaderError?
  private var unsaved: [FeedID: FetchState] = [:]
  /// The feeds that this refresh has merged into others, by the others.
  private var merges: [FeedID: [Subscription]] = [:]
  /// What feeds say of themselves. It is saved before the fetch states: a validator without its title would make the title stay unknown.
  private var unsavedDetails: [FeedID: FeedDetails] = [:]
  private var hostBackoffs: HostBackoff
  private var network: OfflineDetection
  private var lastSaved: Timestamp
  private var trust: ClockTrust
  /// What is stored of it.
  private var storedTrust: ClockTrust

  /// The maximum delay in seconds before fetch states are saved together, even when no further response arrives. Every fetch state that an
  /// interruption loses costs another request, perhaps to a server that asked to wait.
  private static let secondsBetweenSaves = 2

  init(
    _ start: RefreshStart, token: any RefreshLockToken, notification: NewArticleNotification?, storage: FeedStorage,
    feeds: any FeedRepository, limits: ArticleLimits, clock: RefreshClock, fullTexts: FetchNewFullTexts?
  ) {
    self.start = start
    self.token = token
    self.notification = notification
    self.fullTexts = fullTexts
    self.storage = storage
    self.feeds = feeds
    self.limits = limits
    self.clock = clock
    applyRedirect = ApplyRedirect(storage: storage)
    trust = start.trust
    storedTrust = start.trust
    network = OfflineDetection(wasOffline: start.wasOffline)
    hostBackoffs = start.plan.hostBackoffs
    lastSaved = clock.now()
    (report.markerProblems, report.backingOff) = (start.marker.problems, start.plan.backingOff)
  }

  private var plan: DueFeeds { start.plan }

  func next() async -> [RefreshEvent]? {
    switch stage {
    case .beginning:
      stage = .fetching(await feeds.fetch(plan.requests).makeAsyncIterator())
      return [.started(feeds: plan.count)] + reported(plan.skipped)
    case .fetching(let fetch):
      if !isHomeless, let batch = await nextBatch(of: fetch) {
        let responses = batch.compactMap(\.response)
        return batch.compactMap(asked) + (await store(responses))
      }
      stage = .notifying
      report.unreachable = network.unreachable
      unsaved.merge(network.finalStates()) { _, new in new }
      await saveFetchStates(at: clock.now())
      await saveClock()
      report.problem = report.problem ?? storeProblem
      if report.newArticles > 0 || !report.marked.hidden.isEmpty { await checkGrowth() }
      token = nil
      if report.feeds == plan.count { await fetchFullTexts() }
      // Missing responses mean that the refresh was stopped.
      return [report.feeds == plan.count ? .finished(report) : .stopped(report)]
    case .notifying:
      stage = .ended
      return await notify().map { [.notificationFailed($0)] }
    case .ended:
      return nil
    }
  }

  /// Other commands may change the data directory meanwhile.
  private func fetchFullTexts() async {
    if let fullTexts { report.fullTexts = await fullTexts(articlesForFullTexts, at: start.moment) }
  }

  /// Runs the user's program when the refresh is complete and brought new articles.
  /// - Returns: why the program failed; nil when it succeeded or was not needed.
  private func notify() async -> ReaderError? {
    guard let notification, report.feeds == plan.count else { return nil }
    return await notification(newArticles, at: start.moment)
  }

  /// The next batch of fetch events. Fetch states are saved during the wait when a save is due, because slow servers must not delay saving.
  /// When the batch comes first, the pending save is not awaited.
  private func nextBatch(of fetch: EventBatches<FetchEvent>.Iterator) async -> [FetchEvent]? {
    if unsaved.isEmpty { return await fetch.next() }
    async let _ = saveFetchStates(from: nextSave)
    return await fetch.next()
  }

  /// When fetch states are saved next. A clock that is set back does not delay the save.
  private var nextSave: Timestamp {
    min(lastSaved, clock.now()).adding(seconds: Self.secondsBetweenSaves)
  }

  private func saveFetchStates(from moment: Timestamp) async {
    await clock.sleep(moment)
    if !Task.isCancelled { await saveFetchStates(at: clock.now()) }
  }

  private func checkGrowth() async {
    do throws(ReaderError) {
      report.articlesPastLimit = try await limits.articlesPastLimit()
    } catch {
      report.problem = report.problem ?? error
    }
  }

  /// Saves what the refresh has learned of the clock. If that fails, the next refresh learns it again.
  private func saveClock() async {
    // A later response has confirmed the clock.
    if trust.isTrusted(at: clock.now()) { report.isClockDoubted = false }
    guard trust != storedTrust else { return }
    do throws(ReaderError) {
      try await storage.articles.beginRefresh(at: start.moment, clock: trust)
      storedTrust = trust
    } catch {
      report.problem = report.problem ?? error
    }
  }

  /// Whether the data directory is gone, so that no further response can be stored.
  private var isHomeless: Bool {
    [report.problem, storeProblem].contains { if case .store(.gone) = $0 { true } else { false } }
  }

  private func asked(_ event: FetchEvent) -> RefreshEvent? {
    guard case .asked(let feed) = event else { return nil }
    return plan.subscription(feed).map { .asked($0) }
  }

  private func reported(_ outcomes: [(Subscription, FetchResult)]) -> [RefreshEvent] {
    for (_, outcome) in outcomes { report.add(outcome) }
    return outcomes.map { .fetched($0, $1) }
  }

  /// Stores responses one by one: one failure must not prevent the others.
  private func store(_ responses: [FeedResponse]) async -> [RefreshEvent] {
    let moment = clock.now()
    var events: [RefreshEvent] = []
    for response in responses {
      guard let subscription = plan.subscription(response.feed) else { continue }
      trust.noteResponse(dated: response.metadata.date, at: moment)
      guard let outcome = await store(response, for: subscription, at: moment) else { break }
      if notification != nil, case .updated(let new, _, _) = outcome { newArticles.formUnion(new) }
      if subscription.settings.fetchesFullText, case .updated(let new, _, _) = outcome { articlesForFullTexts[subscription.id] = new }
      events += reported([(unsavedDetails[subscription.id].map(subscription.described(byFeed:)) ?? subscription, outcome)])
      if case .feed(let feed, _) = response.content, feed.gaps != .none { events.append(.incomplete(subscription, feed.gaps)) }
      if let redirect = await follow(subscription) { events.append(.moved(redirect)) }
    }
    if moment >= nextSave { await saveFetchStates(at: moment) }
    return events
  }

  /// Saves the new URL of a feed that has moved. The next refresh retries what cannot be saved.
  private func follow(_ subscription: Subscription) async -> FeedRedirect? {
    guard let fetchState = unsaved[subscription.id], let target = RefreshPolicy.newURL(of: subscription, after: fetchState) else {
      return nil
    }
    do throws(ReaderError) {
      let redirect = try await applyRedirect(subscription, to: target)
      if let redirect {
        unsaved[subscription.id]?.redirect = nil
        if let other = redirect.mergedInto {
          merges[other.id, default: []].append(subscription)
          if unsaved[other.id] == nil { unsaved[other.id] = plan.fetchState(of: other.id) }
        } else {
          unsaved[subscription.id]?.note(addressesOf: Subscription(id: subscription.id, url: target, title: subscription.title))
        }
      }
      return redirect
    } catch {
      storeProblem = error
      return nil
    }
  }

  /// Stores articles before validators. A validator without its articles would make the server respond "not changed" forever.
  /// - Returns: nil when the data directory is gone, or when the refresh was stopped before the response could be stored.
  private func store(_ response: FeedResponse, for subscription: Subscription, at moment: Timestamp) async -> FetchResult? {
    let outcome: FetchResult
    var stored: Int?
    var (hasNews, isPurged) = (false, true)
    switch response.content {
    case .feed(let feed, _):
      do throws(ReaderError) {
        let mergedFeeds = plan.fetchState(of: response.feed).mergedFeeds + merges[response.feed, default: []].map(\.id)
        var fetchedFeed = FetchedFeed(feed: response.feed, content: feed, mergedFeeds: mergedFeeds)
        let merged = try await storage.articles.store(fetchedFeed, at: start.moment, marker: start.marker.marker)
        fetchedFeed.recognized = merged.recognized
        report.marked.add(merged.marked)
        let removed = await purge(after: fetchedFeed, of: subscription, dated: response.metadata.date, at: moment)
        stored = removed.map { merged.stored - $0 }
        isPurged = removed != nil
        hasNews = merged.hasNews
        if let details = subscription.newDetails(of: feed) { unsavedDetails[subscription.id] = details }
        let hidden = merged.marked.hidden
        outcome =
          hasNews
          ? .updated(new: merged.new.filter { !hidden.contains($0) }, changed: merged.changed, hidden: hidden.count) : .unchanged
      } catch {
        if case .store(let problem) = error { note(problem) }
        return isHomeless || error == .cancelled ? nil : .failed(error)
      }
    case .unchanged, .same: outcome = .unchanged
    case .failed(let problem, _): outcome = .failed(.feed(.fetch(subscription.url, problem)))
    case .withheld(let problem):
      return .skipped(reason(for: problem, of: response.metadata.host ?? subscription.requestURL.host, at: moment))
    }
    var fetchState = plan.fetchState(after: response, articles: stored, hasNews: hasNews, at: moment)
    // Keep the old validators, so that the document is sent again and the purge after it is repeated.
    if !isPurged { fetchState.validators = plan.fetchState(of: response.feed).validators }
    unsaved.merge(network.states(after: response, of: subscription, fetchState)) { _, new in new }
    hostBackoffs.note(fetchState, of: subscription)
    return outcome
  }

  /// Removes expired articles. The fetched articles are stored already, so an error here is not a failure of the feed; the report contains
  /// it.
  /// - Parameter date: the date of the response.
  /// - Returns: the number of removed articles; nil when the removal failed.
  private func purge(
    after fetchedFeed: FetchedFeed, of subscription: Subscription, dated date: Timestamp?, at moment: Timestamp
  ) async -> Int? {
    let wanted = plan.retention(of: subscription)
    let retention = trust.limiting(wanted, receivedWith: date, at: moment)
    if wanted.maximumDays != nil, !trust.isTrusted(at: moment), !trust.isReported {
      (trust.isReported, report.isClockDoubted) = (true, true)
    }
    // An incomplete document does not tell which articles the feed still contains.
    guard retention != .everything, plan.isComplete(fetchedFeed) else { return 0 }
    do throws(ReaderError) {
      let removed = try await storage.articles.purge(after: fetchedFeed, keeping: retention, at: moment)
      report.removed += removed
      return removed
    } catch {
      if case .store(let problem) = error { note(problem) } else if error != .cancelled { storeProblem = error }
      return nil
    }
  }

  private func note(_ problem: PersistenceError) {
    if case .gone = problem { storeProblem = .store(problem) } else { report.note(problem) }
  }

  /// The reason for a withheld request. The 429 or 503 that caused it arrived earlier, so its back-off is already recorded.
  private func reason(for problem: FetchError, of host: String, at moment: Timestamp) -> SkipReason {
    guard problem.isOfTheWholeServer else { return .hostSilent(host: host) }
    return .serverBusy(host: host, until: hostBackoffs.wait(ofHost: host)?.until ?? moment)
  }

  /// Saves fetch states. States that cannot be saved wait for the next save. Such an error is not a failure of a feed, because the articles
  /// are stored. After the last save, the report contains the error.
  private func saveFetchStates(at moment: Timestamp) async {
    lastSaved = moment
    guard !unsaved.isEmpty else { return }
    for (id, feeds) in merges { for feed in feeds { unsaved[id]?.note(addressesOf: feed, mergedInto: id) } }
    do throws(ReaderError) {
      try await storage.subscriptions.record(unsavedDetails)
      unsavedDetails = [:]
      try await storage.fetchStates.record(unsaved)
      unsaved = [:]
      report.problem = nil
    } catch {
      report.problem = error
    }
  }
}
