internal import CoreData
package import ReaderDomain

/// Sends requests to many servers concurrently, within the limits of `RequestScheduler`. A request after a redirect is scheduled like any
/// other.
package struct ScheduledRequests<Reader: ResponseReader>: Sendable {
  /// The maximum number of documents that are read at once.
  private static var maximumBeingRead: Int { FetchSession.maximumBeingRead }

  private let network: any FeedNetworkDataStore
  private let rateLimiter: HostRateLimiter
  private let clock: SessionClock
  private let reader: Reader

  package init(_ network: any FeedNetworkDataStore, rateLimiter: HostRateLimiter, clock: SessionClock, reader: Reader) {
    self.network = network
    self.rateLimiter = rateLimiter
    self.clock = clock
    self.reader = reader
  }

  /// A progress event of a feed request.
  package enum Event: Sendable {
    /// The request was sent.
    case asked(FeedRequest)
    /// The request is complete.
    case came(Reader.Output, of: FeedRequest)
  }

  /// The result of a child task.
  private enum Step {
    case replied(PendingRequest, Reply, server: String?)
    /// A rate limit ended at this time.
    case rested(until: Duration)
  }

  /// The result of one HTTP request.
  private enum Reply {
    case redirect(FeedNetworkRequest)
    /// The output, the server's error if any, and whether a reading permit is held.
    case response(Reader.Output, FetchError?, holdsTurn: Bool)
    /// The server did not respond.
    case problem(FetchError)
    case cancelled(holdsTurn: Bool)
    /// Nothing was sent, because others use the server's address.
    case busy

    /// Whether a reading permit must be released.
    var holdsTurn: Bool {
      switch self {
      case .response(_, _, let holdsTurn), .cancelled(let holdsTurn): holdsTurn
      case .redirect, .problem, .busy: false
      }
    }
  }

  /// Sends all requests and reports their events. Simultaneous events are reported together. Each report is awaited.
  package func run(_ feedRequests: [FeedRequest], tell: ([Event]) async -> Void) async {
    var admission = RequestScheduler(feedRequests, rateLimiter: rateLimiter)
    var givenUp = UnresponsiveHosts()
    var news: [Event] = []
    let turns = AsyncSemaphore(Self.maximumBeingRead)
    await withTaskGroup(of: Step.self) { group in
      var turnIsOver = false
      var alarm: Duration?
      var asked: Set<FeedID> = []
      while !Task.isCancelled {
        // Both checks use the same time: otherwise a delay that ends between the checks would be missed.
        let moment = clock.elapsed()
        while let pending = admission.next(at: moment) {
          group.addTask { await step(pending, turns: turns) }
          if asked.insert(pending.feedRequest.feed).inserted { news.append(.asked(pending.feedRequest)) }
        }
        if let end = admission.nextRateLimitEnd(after: moment), alarm.map({ end < $0 }) ?? true {
          alarm = end
          group.addTask {
            await clock.sleep(end)
            return .rested(until: end)
          }
        }
        await tell(news)
        news = []
        // The permit is released after the output is stored: an unstored output takes as much memory as a document that is being read.
        if turnIsOver { await turns.giveBack() }
        turnIsOver = false
        guard let step = await group.next() else { break }
        switch step {
        case .rested(let moment):
          if moment == alarm { alarm = nil }
        case .replied(let pending, let reply, let server):
          admission.finish(pending)
          if let server { admission.learn(server, of: pending.host) }
          turnIsOver = reply.holdsTurn
          if case .busy = reply { admission.hold(pending, at: clock.elapsed()) }
          news += take(reply, of: pending, &admission, &givenUp)
        }
      }
      group.cancelAll()
      await turns.callOff()
    }
  }

  private func take(_ reply: Reply, of pending: PendingRequest, _ admission: inout RequestScheduler, _ givenUp: inout UnresponsiveHosts)
    -> [Event]
  {
    defer { admission.doubt(pending.host, givenUp.doubts(pending)) }
    switch reply {
    case .redirect(let request):
      givenUp.heard(pending)
      let next = PendingRequest(pending.feedRequest, request: request)
      if let problem = givenUp.reason(to: next) { return [withheld(next, because: problem)] }
      admission.goOn(next)
      return []
    case .response(let output, let problem, _):
      if let problem { givenUp.note(problem, of: pending) } else { givenUp.heard(pending) }
      return [.came(output, of: pending.feedRequest)] + spared(pending.host, &admission, givenUp)
    case .problem(let problem):
      givenUp.note(problem, of: pending)
      return [.came(reader.failure(problem, of: pending.feedRequest), of: pending.feedRequest)] + spared(pending.host, &admission, givenUp)
    case .cancelled, .busy: return []
    }
  }

  /// Removes the requests to an unresponsive host.
  private func spared(_ host: String, _ admission: inout RequestScheduler, _ givenUp: UnresponsiveHosts) -> [Event] {
    admission.withhold(host) { givenUp.reason(to: $0) != nil }.compactMap { pending in
      givenUp.reason(to: pending).map { withheld(pending, because: $0) }
    }
  }

  private func withheld(_ pending: PendingRequest, because problem: FetchError) -> Event {
    .came(reader.withheld(pending.feedRequest, because: problem, of: pending.host), of: pending.feedRequest)
  }

  private func step(_ pending: PendingRequest, turns: AsyncSemaphore) async -> Step {
    let reply: FeedNetworkReply
    do throws(NetworkError) {
      reply = try await network.reply(to: pending.request)
    } catch {
      return .replied(pending, error.fetchProblem.map { .problem($0) } ?? .cancelled(holdsTurn: false), server: nil)
    }
    switch reply.content {
    case .redirect(let request): return .replied(pending, .redirect(request), server: reply.server)
    case .busy: return .replied(pending, .busy, server: reply.server)
    case .response(let response):
      return .replied(pending, await read(response, to: pending.feedRequest, turns: turns), server: reply.server)
    }
  }

  private func read(_ response: FeedNetworkResponse, to feedRequest: FeedRequest, turns: AsyncSemaphore) async -> Reply {
    var holdsTurn = false
    if case .document = response {
      await turns.take()
      holdsTurn = true
    }
    var problem: FetchError?
    if case .refused(let refusal, _, _, _) = response { problem = refusal }
    do throws(NetworkError) {
      return .response(try await reader.output(of: response, to: feedRequest), problem, holdsTurn: holdsTurn)
    } catch {
      guard let problem = error.fetchProblem else { return .cancelled(holdsTurn: holdsTurn) }
      return .response(reader.failure(problem, of: feedRequest), nil, holdsTurn: holdsTurn)
    }
  }
}
