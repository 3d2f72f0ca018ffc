/// Feeds being watched: gives the next batch of events whenever it is asked for one.
///
/// It looks at the home, asks those who are due, and sleeps until the next one is; whoever follows or removes a feed meanwhile, or refreshes in
/// another process, is noticed at the next look.
actor WatchRun {
  private enum Stage {
    case beginning(feeds: Int)
    case looking
    case asking(EventBatches<RefreshEvent>.Iterator)
  }

  /// What can be in the way of the whole.
  private enum Work: Hashable {
    case asking, saving
  }

  /// The longest time between two looks at the home, in seconds: so long it takes to notice a new feed, and to try again what did not work.
  static let secondsBetweenLooks = 60

  private let wanted: Set<FeedID>?
  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let refresh: RefreshFeeds
  private let now: CurrentTime
  private let sleep: SleepUntil

  private var stage: Stage
  private var problems = ReportedErrors()
  private var troubles: [Work: ReadingError] = [:]
  /// Before these moments nobody is asked again, whatever the home says: where nothing can be saved, it does not know who was asked.
  private var notBefore: [FeedID: Timestamp] = [:]

  /// - Parameter wanted: those to watch; nil for all.
  init(
    feeds: Int, _ wanted: Set<FeedID>?, subscriptions: any SubscriptionRepository, fetchStates: any FetchStateRepository,
    refresh: RefreshFeeds,
    now: @escaping CurrentTime, sleep: @escaping SleepUntil
  ) {
    stage = .beginning(feeds: feeds)
    self.wanted = wanted
    self.subscriptions = subscriptions
    self.fetchStates = fetchStates
    self.refresh = refresh
    self.now = now
    self.sleep = sleep
  }

  func next() async -> [WatchEvent]? {
    while true {
      switch stage {
      case .beginning(let feeds):
        stage = .looking
        return [.started(feeds: feeds)]
      case .looking:
        if Task.isCancelled { return nil }
        let events = await look()
        if !events.isEmpty { return events }
      case .asking(let round):
        guard let batch = await round.next() else {
          stage = .looking
          continue
        }
        let events = batch.flatMap(changes)
        if !events.isEmpty { return events }
      }
    }
  }

  /// Begins a round with those who are due, or sleeps when nobody is.
  private func look() async -> [WatchEvent] {
    let moment = now()
    let nextLook = moment.adding(seconds: Self.secondsBetweenLooks)
    do throws(ReadingError) {
      let (due, next) = try await schedule(at: moment)
      if due.isEmpty {
        await sleep(min(next ?? nextLook, nextLook))
      } else {
        stage = .asking(try await refresh.round(of: due).makeAsyncIterator())
      }
      return note(nil, for: .asking)
    } catch {
      // Another process refreshes: what it finds out is seen at the next look.
      let events = error.isLocked ? [] : note(error, for: .asking)
      if events.isEmpty { await sleep(nextLook) }
      return events
    }
  }

  /// Who is due, and when the next one of the others is.
  private func schedule(at moment: Timestamp) async throws(ReadingError) -> (due: Set<FeedID>, next: Timestamp?) {
    let all = try await subscriptions.all()
    let known = try await fetchStates.all()
    let hostBackoffs = HostBackoff(all, fetchStates: known, at: moment)
    let watched = all.filter { wanted?.contains($0.id) ?? true }
    problems.learn(watched, known)
    var due: Set<FeedID> = []
    var next: Timestamp?
    for subscription in watched {
      let (id, fetchState) = (subscription.id, known[subscription.id] ?? .never)
      let wait = hostBackoffs.wait(for: subscription.url)
      guard let scheduled = RefreshSchedule.moment(for: fetchState, of: subscription, server: wait, now: moment) else { continue }
      let when = max(scheduled, notBefore[id] ?? scheduled)
      if when <= moment { due.insert(id) } else { next = min(next ?? when, when) }
    }
    return (due, next)
  }

  private func changes(by event: RefreshEvent) -> [WatchEvent] {
    switch event {
    case .started, .asked:
      return []
    case .visited(let subscription, let outcome):
      notBefore[subscription.id] = now().adding(seconds: outcome.secondsUntilNextTry)
      return problems.change(by: outcome, of: subscription).map { [$0] } ?? []
    case .moved(let redirect):
      return [.moved(redirect)]
    case .finished(let report), .stopped(let report):
      return note(report.problem, for: .saving) + (report.articlesPastLimit.map { [.articlesPastLimit(articles: $0)] } ?? [])
    }
  }

  /// What is in the way of some work, or that nothing is, where that is new.
  private func note(_ problem: ReadingError?, for work: Work) -> [WatchEvent] {
    guard troubles[work] != problem else { return [] }
    troubles[work] = problem
    return [problem.map { .troubled($0) } ?? .settled]
  }
}

extension FetchResult {
  /// Who was not asked after all may be tried again soon.
  fileprivate var secondsUntilNextTry: Int {
    if case .skipped = self { WatchRun.secondsBetweenLooks } else { RefreshPolicy.intervalMinutes * 60 }
  }
}

extension ReadingError {
  fileprivate var isLocked: Bool {
    if case .store(.locked) = self { true } else { false }
  }
}
