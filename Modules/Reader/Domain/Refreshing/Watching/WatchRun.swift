import CoreDomain

/// A running watch, which returns the next batch of events on request.
///
/// The watch reads the data directory, requests the feeds that are due, and sleeps until the next feed is due. At the next look, it notices
/// feeds that were followed or removed, and refreshes by other processes.
actor WatchRun {
  private enum Stage {
    case beginning(feeds: Int)
    case checking
    case fetching(EventBatches<RefreshEvent>.Iterator)
  }

  /// The kinds of work that an error can prevent.
  private enum Work: Hashable {
    case fetching, saving
  }

  /// The longest time between two looks at the data directory, in seconds. A new feed is noticed, and failed work is retried, within this
  /// time.
  static let secondsBetweenChecks = 60

  private let wanted: Set<FeedID>?
  private let program: ProgramCall?
  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let refresh: RefreshFeeds
  private let server: WatchedServer?
  private let clock: RefreshClock

  private var stage: Stage
  private var problems = ReportedErrors()
  private var troubles: [Work: ReaderError] = [:]
  /// No feed is requested again before its moment here, whatever its fetch state says. When fetch states cannot be saved, they do not show
  /// the latest requests.
  private var notBefore: [FeedID: Timestamp] = [:]
  /// No contact with the server begins before this moment.
  private var nextContact: Timestamp?

  /// The feeds that failed in this round of requests.
  private var failed: Set<FeedID> = []
  private var unreachable: UnreachableNetwork?
  private var offlineSince: Timestamp?
  /// The gaps of each feed that were reported, so that each is reported once.
  private var gapsSaid: [FeedID: DocumentGaps] = [:]

  /// The time in seconds before feeds are requested again after a round in which no server responded.
  private static let secondsBetweenAttemptsOffline = 300
  /// The time in seconds after which a server that is due alone is taken for dead, not for unreachable.
  private static let longestSecondsOffline = 12 * 3600

  /// - Parameter wanted: the feeds to watch; nil for all.
  init(
    feeds: Int, _ wanted: Set<FeedID>?, program: ProgramCall?, subscriptions: any SubscriptionRepository,
    fetchStates: any FetchStateRepository,
    refresh: RefreshFeeds, server: WatchedServer?,
    clock: RefreshClock
  ) {
    stage = .beginning(feeds: feeds)
    self.wanted = wanted
    self.program = program
    self.subscriptions = subscriptions
    self.fetchStates = fetchStates
    self.refresh = refresh
    self.server = server
    self.clock = clock
  }

  func next() async -> [WatchEvent]? {
    while true {
      switch stage {
      case .beginning(let feeds):
        stage = .checking
        return [.started(feeds: feeds)]
      case .checking:
        if Task.isCancelled { return nil }
        let events = await check()
        if !events.isEmpty { return events }
      case .fetching(let session):
        guard let batch = await session.next() else {
          stage = .checking
          continue
        }
        let events = batch.flatMap(changes)
        if !events.isEmpty { return events }
      }
    }
  }

  /// Starts a round for the feeds that are due, or sleeps when no feed is due.
  private func check() async -> [WatchEvent] {
    let moment = clock.now()
    let nextCheck = moment.adding(seconds: Self.secondsBetweenChecks)
    do throws(ReaderError) {
      if let server, try await server.isUsed() { return try await check(server, at: moment) }
      let (due, next) = try await schedule(at: moment)
      if due.isEmpty {
        await clock.sleep(min(next ?? nextCheck, nextCheck))
      } else {
        stage = .fetching(try await refresh.session(of: due, program: program, wasOffline: wasOffline(at: moment)).makeAsyncIterator())
      }
      return note(nil, for: .fetching)
    } catch {
      // Another process is refreshing; the next look sees its results.
      let events = error.isLocked ? [] : note(error, for: .fetching)
      if events.isEmpty { await clock.sleep(nextCheck) }
      return events
    }
  }

  /// Begins a contact with the server, or sleeps until the next one is due.
  private func check(_ server: WatchedServer, at moment: Timestamp) async throws(ReaderError) -> [WatchEvent] {
    if let nextContact, moment < nextContact {
      await clock.sleep(min(nextContact, moment.adding(seconds: Self.secondsBetweenChecks)))
      return []
    }
    nextContact = moment.adding(seconds: server.secondsUntilNextContact())
    do throws(ReaderError) {
      stage = .fetching(try await server.refresh(RefreshInput(program: program)).makeAsyncIterator())
    } catch {
      wait(asIn: error)
      throw error
    }
    return note(nil, for: .fetching)
  }

  /// Puts the next contact off when the server asks to wait longer.
  private func wait(asIn error: ReaderError?) {
    guard case .server(.busy(_, let seconds?))? = error, let planned = nextContact else { return }
    nextContact = max(planned, clock.now().adding(seconds: min(seconds, RefreshPolicy.longestWaitSeconds)))
  }

  /// The feeds that are due, and when the next of the other feeds is due.
  private func schedule(at moment: Timestamp) async throws(ReaderError) -> (due: Set<FeedID>, next: Timestamp?) {
    let all = try await subscriptions.all()
    let known = try await fetchStates.all()
    let hostBackoffs = HostBackoff(all, fetchStates: known, at: moment)
    let watched = all.filter { wanted?.contains($0.id) ?? true }
    problems.learn(watched, known)
    var due: Set<FeedID> = []
    var next: Timestamp?
    for subscription in watched {
      let (id, fetchState) = (subscription.id, known[subscription.id] ?? .never)
      let wait = hostBackoffs.wait(for: subscription.requestURL)
      guard let scheduled = WatchSchedule.moment(for: fetchState, of: subscription, server: wait, now: moment) else { continue }
      let when = max(scheduled, notBefore[id] ?? scheduled)
      if when <= moment { due.insert(id) } else { next = min(next ?? when, when) }
    }
    return (due, next)
  }

  private func changes(by event: RefreshEvent) -> [WatchEvent] {
    switch event {
    case .started:
      failed = []
      return []
    case .asked, .contacting:
      return []
    case .fetched(let subscription, let outcome):
      if case .failed = outcome { failed.insert(subscription.id) }
      notBefore[subscription.id] = clock.now().adding(seconds: outcome.secondsUntilNextTry)
      return problems.change(by: outcome, of: subscription).map { [$0] } ?? []
    case .incomplete(let subscription, let gaps):
      return gapsSaid.updateValue(gaps, forKey: subscription.id) == gaps ? [] : [.incomplete(subscription, gaps)]
    case .moved(let redirect):
      return [.moved(redirect)]
    case .notificationFailed(let error):
      return [.notificationFailed(error)]
    case .finished(let report), .stopped(let report):
      wait(asIn: report.problem)
      let unfollowed = report.contact?.unfollowed ?? []
      return (unfollowed.isEmpty ? [] : [.unfollowed(unfollowed)]) + note(report.problem, for: .saving) + note(report.unreachable)
        + (report.articlesPastLimit.map { [.articlesPastLimit(articles: $0)] } ?? [])
        + (report.isClockDoubted ? [.clockDoubted] : [])
    }
  }

  private func wasOffline(at moment: Timestamp) -> Bool {
    offlineSince.map { moment < $0.adding(seconds: Self.longestSecondsOffline) } ?? false
  }

  /// The event for a round in which no server responded.
  private func note(_ unreachable: UnreachableNetwork?) -> [WatchEvent] {
    defer { self.unreachable = unreachable }
    offlineSince = unreachable == nil ? nil : offlineSince ?? clock.now()
    guard let unreachable else { return [] }
    for feed in failed { notBefore[feed] = clock.now().adding(seconds: Self.secondsBetweenAttemptsOffline) }
    return unreachable == self.unreachable ? [] : [.offline(unreachable)]
  }

  /// The event for a new error in this work, or for the end of an error.
  private func note(_ problem: ReaderError?, for work: Work) -> [WatchEvent] {
    guard troubles[work] != problem else { return [] }
    troubles[work] = problem
    return [problem.map { .troubled($0) } ?? .settled]
  }
}

extension FetchResult {
  /// A skipped feed may be tried again soon.
  fileprivate var secondsUntilNextTry: Int {
    if case .skipped = self { WatchRun.secondsBetweenChecks } else { RefreshInterval.standardMinutes * 60 }
  }
}

extension ReaderError {
  fileprivate var isLocked: Bool {
    if case .store(.locked) = self { true } else { false }
  }
}
