/// One refresh under way: gives the next batch of events whenever it is asked for one.
///
/// An actor, because the closure behind the events must be callable from anywhere; only one reader ever asks.
actor RefreshRun {
  private enum Stage {
    case beginning
    case asking(EventBatches<FetchEvent>.Iterator)
    case ended
  }

  private let plan: RefreshPlan
  private let articles: any ArticleRepository
  private let fetchStates: any FetchStateRepository
  private let feeds: any FeedRepository
  private let advisor: any StorageAdvisor
  private let now: CurrentTime
  private let sleep: SleepUntil
  private let applyRedirect: ApplyRedirect
  private var token: (any RefreshLockToken)?
  private var stage = Stage.beginning
  private var report = RefreshReport()
  /// Why a new address could not be saved, or articles not be taken away.
  private var storeProblem: ReadingError?
  private var unsaved: [FeedID: FetchState] = [:]
  private var hostBackoffs: HostBackoff
  private var lastSaved: Timestamp

  /// How long visits may wait to be saved together, whether a further answer comes meanwhile or not. What an interruption loses of them costs
  /// a request each, of a server perhaps that had asked to be left alone.
  private static let secondsBetweenSaves = 2

  init(
    _ plan: RefreshPlan, subscriptions: any SubscriptionRepository, articles: any ArticleRepository, fetchStates: any FetchStateRepository,
    feeds: any FeedRepository, advisor: any StorageAdvisor, token: any RefreshLockToken, now: @escaping CurrentTime,
    sleep: @escaping SleepUntil
  ) {
    applyRedirect = ApplyRedirect(subscriptions: subscriptions, articles: articles)
    self.plan = plan
    self.articles = articles
    self.fetchStates = fetchStates
    self.feeds = feeds
    self.advisor = advisor
    self.token = token
    self.now = now
    self.sleep = sleep
    hostBackoffs = plan.hostBackoffs
    lastSaved = now()
  }

  func next() async -> [RefreshEvent]? {
    switch stage {
    case .beginning:
      stage = .asking(await feeds.fetch(plan.requests).makeAsyncIterator())
      return [.started(feeds: plan.count)] + told(plan.skipped)
    case .asking(let fetch):
      if let batch = await nextBatch(of: fetch) {
        let responses = batch.compactMap(\.response)
        return batch.compactMap(asked) + (await store(responses))
      }
      stage = .ended
      await saveFetchStates(at: now())
      report.problem = report.problem ?? storeProblem
      if report.newArticles > 0 { await checkGrowth() }
      token = nil
      // Answers that never came mean that it was stopped.
      return [report.feeds == plan.count ? .finished(report) : .stopped(report)]
    case .ended:
      return nil
    }
  }

  /// What happens next. Servers that do not answer must not keep what others have said from being saved, so that is done meanwhile when it is
  /// time; when the batch comes first, nothing more is waited for.
  private func nextBatch(of fetch: EventBatches<FetchEvent>.Iterator) async -> [FetchEvent]? {
    if unsaved.isEmpty { return await fetch.next() }
    async let _ = saveFetchStates(from: nextSave)
    return await fetch.next()
  }

  /// When what is remembered is to be saved. A clock that was set back in between puts it off no further.
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

  private func asked(_ event: FetchEvent) -> RefreshEvent? {
    guard case .asked(let feed) = event else { return nil }
    return plan.subscription(feed).map { .asked($0) }
  }

  private func told(_ outcomes: [(Subscription, FetchResult)]) -> [RefreshEvent] {
    for (_, outcome) in outcomes { report.add(outcome) }
    return outcomes.map { .visited($0, $1) }
  }

  /// One answer after the other, so that a store that cannot take one in does not keep it from taking in the next.
  private func store(_ responses: [FeedResponse]) async -> [RefreshEvent] {
    let moment = now()
    var events: [RefreshEvent] = []
    for response in responses {
      guard let subscription = plan.subscription(response.feed) else { continue }
      events += told([(subscription, await store(response, for: subscription, at: moment))])
      if let redirect = await follow(subscription) { events.append(.moved(redirect)) }
    }
    if moment >= nextSave { await saveFetchStates(at: moment) }
    return events
  }

  /// Saves the new address of a feed that has moved. What cannot be saved is tried again by the next refresh.
  private func follow(_ subscription: Subscription) async -> FeedRedirect? {
    guard let fetchState = unsaved[subscription.id], let target = RefreshPolicy.newURL(of: subscription, after: fetchState) else {
      return nil
    }
    do throws(ReadingError) {
      let redirect = try await applyRedirect(subscription, to: target)
      if let redirect {
        unsaved[subscription.id]?.redirect = nil
        if redirect.mergedInto == nil {
          unsaved[subscription.id]?.note(addressesOf: Subscription(id: subscription.id, url: target, title: subscription.title))
        }
      }
      return redirect
    } catch {
      storeProblem = error
      return nil
    }
  }

  /// Articles first, validators after: a validator without its articles would make the server say "not changed" for ever.
  private func store(_ response: FeedResponse, for subscription: Subscription, at moment: Timestamp) async -> FetchResult {
    let outcome: FetchResult
    var stored: Int?
    var (hasNews, isPurged) = (false, true)
    switch response.content {
    case .feed(let feed, _):
      do throws(ReadingError) {
        let fetchedFeed = FetchedFeed(feed: response.feed, content: feed)
        let merged = try await articles.store(fetchedFeed, at: moment)
        let removed = await purge(after: fetchedFeed, of: subscription, at: moment)
        stored = removed.map { merged.stored - $0 }
        isPurged = removed != nil
        hasNews = merged.new + merged.changed > 0
        outcome = hasNews ? .updated(new: merged.new, changed: merged.changed) : .unchanged
      } catch {
        if case .store(let problem) = error { report.note(problem) }
        return .failed(error)
      }
    case .unchanged, .same: outcome = .unchanged
    case .failed(let problem, _): outcome = .failed(.fetch(subscription.url, problem))
    case .withheld(let problem):
      return .skipped(reason(for: problem, of: response.metadata.host ?? subscription.url.host, at: moment))
    }
    var fetchState = plan.fetchState(after: response, articles: stored, hasNews: hasNews, at: moment)
    // The document has to come again: what has outlived its time is taken away behind it.
    if !isPurged { fetchState.validators = plan.validators(of: response.feed) }
    unsaved[response.feed] = fetchState
    hostBackoffs.note(fetchState, of: subscription)
    return outcome
  }

  /// Takes away what has outlived its time. What has come is there either way, so it is no feed's failure when this fails; the report says why.
  /// - Returns: how many articles were taken away; nil when this failed.
  private func purge(after fetchedFeed: FetchedFeed, of subscription: Subscription, at moment: Timestamp) async -> Int? {
    let retention = plan.retention(of: subscription)
    guard retention != .everything else { return 0 }
    do throws(ReadingError) {
      let removed = try await articles.purge(after: fetchedFeed, keeping: retention, at: moment)
      report.removed += removed
      return removed
    } catch {
      if case .store(let problem) = error { report.note(problem) } else { storeProblem = error }
      return nil
    }
  }

  /// The answer that made the data side leave a busy host alone came before, and its wait was noted then.
  private func reason(for problem: FetchError, of host: String, at moment: Timestamp) -> SkipReason {
    guard problem.isOfTheWholeServer else { return .hostSilent(host: host) }
    return .serverBusy(host: host, until: hostBackoffs.wait(ofHost: host)?.until ?? moment)
  }

  /// What cannot be saved waits for the next save and is no feed's failure, since the articles are there; after the last save, the report says so.
  private func saveFetchStates(at moment: Timestamp) async {
    lastSaved = moment
    guard !unsaved.isEmpty else { return }
    do throws(ReadingError) {
      try await fetchStates.record(unsaved)
      unsaved = [:]
      report.problem = nil
    } catch {
      report.problem = error
    }
  }
}
