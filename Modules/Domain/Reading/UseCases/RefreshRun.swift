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
  private let visits: any VisitRepository
  private let feeds: any FeedRepository
  private let growth: any GrowthRepository
  private let now: Clock
  private let sleep: Sleep
  private let followMove: FollowMove
  private var permit: (any RefreshPermit)?
  private var stage = Stage.beginning
  private var report = RefreshReport()
  /// Why a new address could not be saved, or articles not be taken away.
  private var storeProblem: ReadingError?
  private var unsaved: [FeedID: Visit] = [:]
  private var waits: ServerWaits
  private var lastSaved: Timestamp

  /// How long visits may wait to be saved together, whether a further answer comes meanwhile or not. What an interruption loses of them costs
  /// a request each, of a server perhaps that had asked to be left alone.
  private static let secondsBetweenSaves = 2

  init(
    _ plan: RefreshPlan, subscriptions: any SubscriptionRepository, articles: any ArticleRepository, visits: any VisitRepository,
    feeds: any FeedRepository, growth: any GrowthRepository, permit: any RefreshPermit, now: @escaping Clock, sleep: @escaping Sleep
  ) {
    followMove = FollowMove(subscriptions: subscriptions, articles: articles)
    self.plan = plan
    self.articles = articles
    self.visits = visits
    self.feeds = feeds
    self.growth = growth
    self.permit = permit
    self.now = now
    self.sleep = sleep
    waits = plan.waits
    lastSaved = now()
  }

  func next() async -> [RefreshEvent]? {
    switch stage {
    case .beginning:
      stage = .asking(await feeds.fetch(plan.calls).makeAsyncIterator())
      return [.started(feeds: plan.count)] + told(plan.skipped)
    case .asking(let fetch):
      if let batch = await nextBatch(of: fetch) {
        let answers = batch.compactMap(\.answer)
        return batch.compactMap(asked) + (await takeIn(answers))
      }
      stage = .ended
      await saveVisits(at: now())
      report.problem = report.problem ?? storeProblem
      if report.newArticles > 0 { await lookAtGrowth() }
      permit = nil
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
    async let _ = saveVisits(from: nextSave)
    return await fetch.next()
  }

  /// When what is remembered is to be saved. A clock that was set back in between puts it off no further.
  private var nextSave: Timestamp {
    min(lastSaved, now()).adding(seconds: Self.secondsBetweenSaves)
  }

  private func saveVisits(from moment: Timestamp) async {
    await sleep(moment)
    if !Task.isCancelled { await saveVisits(at: now()) }
  }

  private func lookAtGrowth() async {
    do throws(ReadingError) {
      report.outgrown = try await growth.outgrown(past: StorageKind.mostArticlesInFiles)
    } catch {
      report.problem = report.problem ?? error
    }
  }

  private func asked(_ event: FetchEvent) -> RefreshEvent? {
    guard case .asked(let feed) = event else { return nil }
    return plan.subscription(feed).map { .asked($0) }
  }

  private func told(_ outcomes: [(Subscription, VisitOutcome)]) -> [RefreshEvent] {
    for (_, outcome) in outcomes { report.add(outcome) }
    return outcomes.map { .visited($0, $1) }
  }

  /// One answer after the other, so that a store that cannot take one in does not keep it from taking in the next.
  private func takeIn(_ answers: [FeedAnswer]) async -> [RefreshEvent] {
    let moment = now()
    var events: [RefreshEvent] = []
    for answer in answers {
      guard let subscription = plan.subscription(answer.feed) else { continue }
      events += told([(subscription, await takeIn(answer, for: subscription, at: moment))])
      if let move = await follow(subscription) { events.append(.moved(move)) }
    }
    if moment >= nextSave { await saveVisits(at: moment) }
    return events
  }

  /// Saves the new address of a feed that has moved. What cannot be saved is tried again by the next refresh.
  private func follow(_ subscription: Subscription) async -> FeedMove? {
    guard let visit = unsaved[subscription.id], let target = RefreshPolicy.newAddress(of: subscription, after: visit) else { return nil }
    do throws(ReadingError) {
      let move = try await followMove(subscription, to: target)
      if let move {
        unsaved[subscription.id]?.move = nil
        if move.mergedInto == nil {
          unsaved[subscription.id]?.note(addressesOf: Subscription(id: subscription.id, address: target, title: subscription.title))
        }
      }
      return move
    } catch {
      storeProblem = error
      return nil
    }
  }

  /// Articles first, validators after: a validator without its articles would make the server say "not changed" for ever.
  private func takeIn(_ answer: FeedAnswer, for subscription: Subscription, at moment: Timestamp) async -> VisitOutcome {
    let outcome: VisitOutcome
    var stored: Int?
    var (hasNews, isPurged) = (false, true)
    switch answer.content {
    case .feed(let feed, _):
      do throws(ReadingError) {
        let arrival = Arrival(feed: answer.feed, content: feed)
        let intake = try await articles.takeIn(arrival, at: moment)
        let removed = await purge(after: arrival, of: subscription, at: moment)
        stored = removed.map { intake.stored - $0 }
        isPurged = removed != nil
        hasNews = intake.new + intake.changed > 0
        outcome = hasNews ? .updated(new: intake.new, changed: intake.changed) : .unchanged
      } catch {
        if case .store(let problem) = error { report.note(problem) }
        return .failed(error)
      }
    case .unchanged, .same: outcome = .unchanged
    case .failed(let problem, _): outcome = .failed(.fetch(subscription.address, problem))
    case .withheld(let problem):
      return .skipped(reason(for: problem, of: answer.terms.host ?? subscription.address.host, at: moment))
    }
    var visit = plan.visit(after: answer, articles: stored, hasNews: hasNews, at: moment)
    // The document has to come again: what has outlived its time is taken away behind it.
    if !isPurged { visit.validators = plan.validators(of: answer.feed) }
    unsaved[answer.feed] = visit
    waits.note(visit, of: subscription)
    return outcome
  }

  /// Takes away what has outlived its time. What has come is there either way, so it is no feed's failure when this fails; the report says why.
  /// - Returns: how many articles were taken away; nil when this failed.
  private func purge(after arrival: Arrival, of subscription: Subscription, at moment: Timestamp) async -> Int? {
    let retention = plan.retention(of: subscription)
    guard retention != .everything else { return 0 }
    do throws(ReadingError) {
      let removed = try await articles.purge(after: arrival, keeping: retention, at: moment)
      report.removed += removed
      return removed
    } catch {
      if case .store(let problem) = error { report.note(problem) } else { storeProblem = error }
      return nil
    }
  }

  /// The answer that made the data side leave a busy host alone came before, and its wait was noted then.
  private func reason(for problem: FetchProblem, of host: String, at moment: Timestamp) -> SkipReason {
    guard problem.isOfTheWholeServer else { return .hostSilent(host: host) }
    return .serverBusy(host: host, until: waits.wait(ofHost: host)?.until ?? moment)
  }

  /// What cannot be saved waits for the next save and is no feed's failure, since the articles are there; after the last save, the report says so.
  private func saveVisits(at moment: Timestamp) async {
    lastSaved = moment
    guard !unsaved.isEmpty else { return }
    do throws(ReadingError) {
      try await visits.record(unsaved)
      unsaved = [:]
      report.problem = nil
    } catch {
      report.problem = error
    }
  }
}
