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

  private let plan: DueFeeds
  private let began: Timestamp
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let fetchStates: any FetchStateRepository
  private let feeds: any FeedRepository
  private let advisor: any StorageAdvisor
  private let now: CurrentTime
  private let sleep: SleepUntil
  private let applyRedirect: ApplyRedirect
  private let notification: NewArticleNotification?
  private let rules: RuleMatcher
  private var token: (any RefreshLockToken)?
  private var stage = Stage.beginning
  private var report = RefreshReport()
  private var newArticles: Set<ArticleID> = []
  /// Why a new URL could not be saved, or articles could not be removed.
  private var storeProblem: ReadingError?
  private var unsaved: [FeedID: FetchState] = [:]
  /// The feeds that this refresh has merged into others, by the others.
  private var merges: [FeedID: [Subscription]] = [:]
  /// The new titles of feeds. They are saved before the fetch states: a validator without its title would make the title stay unknown.
  private var unsavedTitles: [FeedID: String] = [:]
  private var hostBackoffs: HostBackoff
  private var servers = ReachedServers()
  private var lastSaved: Timestamp
  private var clock: ClockTrust
  /// What is stored of the clock.
  private var storedClock: ClockTrust

  /// The maximum delay in seconds before fetch states are saved together, even when no further response arrives. Every fetch state that an
  /// interruption loses costs another request, perhaps to a server that asked to wait.
  private static let secondsBetweenSaves = 2

  init(
    _ plan: DueFeeds, began: Timestamp, clock: ClockTrust, subscriptions: any SubscriptionRepository, articles: any ArticleRepository,
    fetchStates: any FetchStateRepository,
    feeds: any FeedRepository, advisor: any StorageAdvisor, notification: NewArticleNotification? = nil,
    rules: (matcher: RuleMatcher, problems: RuleProblems), token: any RefreshLockToken, now: @escaping CurrentTime,
    sleep: @escaping SleepUntil
  ) {
    applyRedirect = ApplyRedirect(subscriptions: subscriptions, articles: articles)
    self.plan = plan
    self.began = began
    self.clock = clock
    storedClock = clock
    self.subscriptions = subscriptions
    self.articles = articles
    self.fetchStates = fetchStates
    self.feeds = feeds
    self.advisor = advisor
    self.notification = notification
    self.rules = rules.matcher
    report.ruleProblems = rules.problems
    self.token = token
    self.now = now
    self.sleep = sleep
    hostBackoffs = plan.hostBackoffs
    lastSaved = now()
  }

  func next() async -> [RefreshEvent]? {
    switch stage {
    case .beginning:
      stage = .fetching(await feeds.fetch(plan.requests).makeAsyncIterator())
      return [.started(feeds: plan.count)] + told(plan.skipped)
    case .fetching(let fetch):
      if !isHomeless, let batch = await nextBatch(of: fetch) {
        let responses = batch.compactMap(\.response)
        return batch.compactMap(asked) + (await store(responses))
      }
      stage = .notifying
      report.unreachable = servers.unreachable
      unsaved.merge(servers.finalStates()) { _, new in new }
      await saveFetchStates(at: now())
      await saveClock()
      report.problem = report.problem ?? storeProblem
      if report.newArticles > 0 || !report.ruled.hidden.isEmpty { await checkGrowth() }
      token = nil
      // Missing responses mean that the refresh was stopped.
      return [report.feeds == plan.count ? .finished(report) : .stopped(report)]
    case .notifying:
      stage = .ended
      return await notify().map { [.notificationFailed($0)] }
    case .ended:
      return nil
    }
  }

  /// Runs the user's program when the refresh is complete and brought new articles.
  /// - Returns: why the program failed; nil when it succeeded or was not needed.
  private func notify() async -> ReadingError? {
    guard let notification, !newArticles.isEmpty, report.feeds == plan.count, !Task.isCancelled else { return nil }
    do throws(ReadingError) {
      try await notification(try await notification.summaries(of: newArticles, at: began))
      return nil
    } catch {
      // The user has stopped the program.
      return Task.isCancelled ? nil : error
    }
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
    min(lastSaved, now()).adding(seconds: Self.secondsBetweenSaves)
  }

  private func saveFetchStates(from moment: Timestamp) async {
    await sleep(moment)
    if !Task.isCancelled { await saveFetchStates(at: now()) }
  }

  private func checkGrowth() async {
    do throws(ReadingError) {
      report.articlesPastLimit = try await advisor.articlesPastLimit(past: StorageKind.mostArticlesInFiles)
    } catch {
      report.problem = report.problem ?? error
    }
  }

  /// Saves what the refresh has learned of the clock. If that fails, the next refresh learns it again.
  private func saveClock() async {
    // A later response has confirmed the clock.
    if clock.isTrusted(at: now()) { report.isClockDoubted = false }
    guard clock != storedClock else { return }
    do throws(ReadingError) {
      try await articles.beginRefresh(at: began, clock: clock)
      storedClock = clock
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

  private func told(_ outcomes: [(Subscription, FetchResult)]) -> [RefreshEvent] {
    for (_, outcome) in outcomes { report.add(outcome) }
    return outcomes.map { .fetched($0, $1) }
  }

  /// Stores responses one by one: one failure must not prevent the others.
  private func store(_ responses: [FeedResponse]) async -> [RefreshEvent] {
    let moment = now()
    var events: [RefreshEvent] = []
    for response in responses {
      guard let subscription = plan.subscription(response.feed) else { continue }
      clock.noteResponse(dated: response.metadata.date, at: moment)
      guard let outcome = await store(response, for: subscription, at: moment) else { break }
      if notification != nil, case .updated(let new, _, _) = outcome { newArticles.formUnion(new) }
      events += told([(unsavedTitles[subscription.id].map(subscription.titled(byFeed:)) ?? subscription, outcome)])
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
    do throws(ReadingError) {
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
  /// - Returns: nil when the data directory is gone.
  private func store(_ response: FeedResponse, for subscription: Subscription, at moment: Timestamp) async -> FetchResult? {
    let outcome: FetchResult
    var stored: Int?
    var (hasNews, isPurged) = (false, true)
    switch response.content {
    case .feed(let feed, _):
      do throws(ReadingError) {
        let mergedFeeds = plan.fetchState(of: response.feed).mergedFeeds + merges[response.feed, default: []].map(\.id)
        var fetchedFeed = FetchedFeed(feed: response.feed, content: feed, mergedFeeds: mergedFeeds)
        let merged = try await articles.store(fetchedFeed, at: began, rules: rules)
        fetchedFeed.recognized = merged.recognized
        report.ruled.add(merged.ruled)
        let removed = await purge(after: fetchedFeed, of: subscription, dated: response.metadata.date, at: moment)
        stored = removed.map { merged.stored - $0 }
        isPurged = removed != nil
        hasNews = merged.hasNews
        if let title = subscription.newFeedTitle(feed.title) { unsavedTitles[subscription.id] = title }
        let hidden = merged.ruled.hidden
        outcome =
          hasNews
          ? .updated(new: merged.new.filter { !hidden.contains($0) }, changed: merged.changed, hidden: hidden.count) : .unchanged
      } catch {
        if case .store(let problem) = error { note(problem) }
        return isHomeless ? nil : .failed(error)
      }
    case .unchanged, .same: outcome = .unchanged
    case .failed(let problem, _): outcome = .failed(.feed(.fetch(subscription.url, problem)))
    case .withheld(let problem):
      return .skipped(reason(for: problem, of: response.metadata.host ?? subscription.url.host, at: moment))
    }
    var fetchState = plan.fetchState(after: response, articles: stored, hasNews: hasNews, at: moment)
    // Keep the old validators, so that the document is sent again and the purge after it is repeated.
    if !isPurged { fetchState.validators = plan.validators(of: response.feed) }
    unsaved.merge(servers.states(after: response, of: subscription, fetchState)) { _, new in new }
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
    let retention = clock.limiting(wanted, receivedWith: date, at: moment)
    if wanted.mostDays != nil, !clock.isTrusted(at: moment), !clock.isReported {
      (clock.isReported, report.isClockDoubted) = (true, true)
    }
    guard retention != .everything else { return 0 }
    do throws(ReadingError) {
      let removed = try await articles.purge(after: fetchedFeed, keeping: retention, at: moment)
      report.removed += removed
      return removed
    } catch {
      if case .store(let problem) = error { note(problem) } else { storeProblem = error }
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
    do throws(ReadingError) {
      if !unsavedTitles.isEmpty { try await subscriptions.recordFeedTitles(unsavedTitles) }
      unsavedTitles = [:]
      try await fetchStates.record(unsaved)
      unsaved = [:]
      report.problem = nil
    } catch {
      report.problem = error
    }
  }
}
