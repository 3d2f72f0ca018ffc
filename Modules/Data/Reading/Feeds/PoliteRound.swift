internal import Domain

/// Asks many servers side by side, within the limits of `CallAdmission`: each request for itself, those behind redirects too.
struct PoliteRound<Reader: RoundReader>: Sendable {
  /// Documents that are read at once: enough for the processors when most of them come slowly.
  private static var mostBeingRead: Int { FetchRound.mostBeingRead }

  private let network: any FeedNetworkDataStore
  private let pacing: HostPacing
  private let clock: RoundClock
  private let reader: Reader

  init(_ network: any FeedNetworkDataStore, pacing: HostPacing, clock: RoundClock, reader: Reader) {
    self.network = network
    self.pacing = pacing
    self.clock = clock
    self.reader = reader
  }

  /// What happens to a call.
  enum Event: Sendable {
    /// Its server is asked.
    case asked(FeedCall)
    /// This has come of it.
    case came(Reader.Output, of: FeedCall)
  }

  /// What can have happened.
  private enum Step {
    case replied(Errand, Reply, server: String?)
    /// A server has rested, until this moment.
    case rested(until: Duration)
  }

  /// What came of one request.
  private enum Reply {
    case redirect(FeedNetworkRequest)
    /// An answer; with the server's problem if it has one, and whether a turn was taken to read it.
    case answer(Reader.Output, FetchProblem?, holdsTurn: Bool)
    /// No answer.
    case problem(FetchProblem)
    case cancelled(holdsTurn: Bool)

    /// Whether a turn was taken that is to be given back.
    var holdsTurn: Bool {
      switch self {
      case .answer(_, _, let holdsTurn), .cancelled(let holdsTurn): holdsTurn
      case .redirect, .problem: false
      }
    }
  }

  /// Makes all calls, and tells what happens; what happens together is told together. Each telling is waited for.
  func run(_ calls: [FeedCall], tell: ([Event]) async -> Void) async {
    var admission = CallAdmission(calls, pacing: pacing)
    var givenUp = GivenUpHosts()
    var news: [Event] = []
    let turns = ReadingTurns(Self.mostBeingRead)
    await withTaskGroup(of: Step.self) { group in
      var turnIsOver = false
      var alarm: Duration?
      while !Task.isCancelled {
        // One moment for both questions: a rest that ended between two of them would be waited for by nobody.
        let moment = clock.elapsed()
        while let errand = admission.next(at: moment) {
          group.addTask { await step(errand, turns: turns) }
          if errand.request.onward == nil { news.append(.asked(errand.call)) }
        }
        if let end = admission.nextRestEnd(after: moment), alarm.map({ end < $0 }) ?? true {
          alarm = end
          group.addTask {
            await clock.sleep(end)
            return .rested(until: end)
          }
        }
        await tell(news)
        news = []
        // The turn ends when what was read has found room: one that waits for it takes as much memory as one that is being read.
        if turnIsOver { await turns.giveBack() }
        turnIsOver = false
        guard let step = await group.next() else { break }
        switch step {
        case .rested(let moment):
          if moment == alarm { alarm = nil }
        case .replied(let errand, let reply, let server):
          admission.finish(errand)
          if let server { admission.learn(server, of: errand.host) }
          turnIsOver = reply.holdsTurn
          news += take(reply, of: errand, &admission, &givenUp)
        }
      }
      group.cancelAll()
      await turns.callOff()
    }
  }

  private func take(_ reply: Reply, of errand: Errand, _ admission: inout CallAdmission, _ givenUp: inout GivenUpHosts) -> [Event] {
    defer { admission.doubt(errand.host, givenUp.doubts(errand)) }
    switch reply {
    case .redirect(let request):
      givenUp.heard(errand)
      let next = Errand(errand.call, request: request)
      if let problem = givenUp.reason(to: next) { return [withheld(next, because: problem)] }
      admission.goOn(next)
      return []
    case .answer(let output, let problem, _):
      if let problem { givenUp.note(problem, of: errand) } else { givenUp.heard(errand) }
      return [.came(output, of: errand.call)] + spared(errand.host, &admission, givenUp)
    case .problem(let problem):
      givenUp.note(problem, of: errand)
      return [.came(reader.failure(problem, of: errand.call), of: errand.call)] + spared(errand.host, &admission, givenUp)
    case .cancelled: return []
    }
  }

  /// The calls that are not made because their host is given up.
  private func spared(_ host: String, _ admission: inout CallAdmission, _ givenUp: GivenUpHosts) -> [Event] {
    admission.withhold(host) { givenUp.reason(to: $0) != nil }.compactMap { errand in
      givenUp.reason(to: errand).map { withheld(errand, because: $0) }
    }
  }

  private func withheld(_ errand: Errand, because problem: FetchProblem) -> Event {
    .came(reader.withheld(errand.call, because: problem, of: errand.host), of: errand.call)
  }

  private func step(_ errand: Errand, turns: ReadingTurns) async -> Step {
    let reply: FeedNetworkReply
    do throws(NetworkError) {
      reply = try await network.reply(to: errand.request)
    } catch {
      return .replied(errand, error.fetchProblem.map { .problem($0) } ?? .cancelled(holdsTurn: false), server: nil)
    }
    switch reply.content {
    case .redirect(let request): return .replied(errand, .redirect(request), server: reply.server)
    case .answer(let answer): return .replied(errand, await read(answer, to: errand.call, turns: turns), server: reply.server)
    }
  }

  private func read(_ answer: FeedNetworkAnswer, to call: FeedCall, turns: ReadingTurns) async -> Reply {
    var holdsTurn = false
    if case .document = answer {
      await turns.take()
      holdsTurn = true
    }
    var problem: FetchProblem?
    if case .refused(let refusal, _, _, _) = answer { problem = refusal }
    do throws(NetworkError) {
      return .answer(try await reader.output(of: answer, to: call), problem, holdsTurn: holdsTurn)
    } catch {
      guard let problem = error.fetchProblem else { return .cancelled(holdsTurn: holdsTurn) }
      return .answer(reader.failure(problem, of: call), nil, holdsTurn: holdsTurn)
    }
  }
}
