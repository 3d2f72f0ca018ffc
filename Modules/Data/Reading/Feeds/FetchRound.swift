internal import Domain

/// One `fetch` under way: whoever holds it may ask for the next batch of events, and letting it go stops the work.
final class FetchRound: Sendable {
  /// Answers that may wait for whoever stores them before no further one is made: feeds arrive faster than they are stored.
  static let mostUnread = 4
  /// Documents that are read at once: enough for the processors when most of them come slowly.
  static let mostBeingRead = 16

  private let mailbox = AnswerMailbox(most: FetchRound.mostUnread)
  private let work: Task<Void, Never>

  init(_ calls: [FeedCall], network: any FeedNetworkDataStore, pacing: HostPacing, clock: RoundClock) {
    // The task knows the mailbox, not the round: it must not keep alive what is to stop it.
    work = Task { [mailbox] in
      await Self.ask(CallAdmission(calls, pacing: pacing), network: network, clock: clock, mailbox: mailbox)
      await mailbox.close()
    }
  }

  deinit {
    work.cancel()
  }

  /// What has happened since the last call, at least one event; nil when there is no more, or when the task is cancelled. Who cancels does not
  /// wait for a document that is being read: closing the mailbox ends the wait.
  func next() async -> [FetchEvent]? {
    await withTaskCancellationHandler {
      await mailbox.take()
    } onCancel: {
      work.cancel()
      Task { await mailbox.close() }
    }
  }

  /// What can have happened.
  private enum Step {
    /// There is an answer to a call, nil when it was cancelled; and whether a turn was taken to read it.
    case answered(FeedCall, FeedAnswer?, holdsTurn: Bool)
    /// A host has rested, until this moment.
    case rested(until: Duration)
  }

  private static func ask(
    _ calls: CallAdmission, network: any FeedNetworkDataStore, clock: RoundClock, mailbox: AnswerMailbox
  ) async {
    var admission = calls
    // What happens together is told together: each telling wakes the reader.
    var news: [FetchEvent] = []
    let turns = ReadingTurns(mostBeingRead)
    await withTaskGroup(of: Step.self) { group in
      var turnIsOver = false
      var alarm: Duration?
      while !Task.isCancelled {
        // One moment for both questions: a rest that ended between two of them would be waited for by nobody.
        let moment = clock.elapsed()
        while let call = admission.next(at: moment) {
          group.addTask { await answer(to: call, network: network, turns: turns) }
          news.append(.asked(call.feed))
        }
        if let end = admission.nextRestEnd(after: moment), alarm.map({ end < $0 }) ?? true {
          alarm = end
          group.addTask {
            await clock.sleep(end)
            return .rested(until: end)
          }
        }
        await mailbox.put(news)
        news = []
        // The turn ends when the feed has found room: one that waits for it takes as much memory as one that is being read.
        if turnIsOver { await turns.giveBack() }
        turnIsOver = false
        guard let step = await group.next() else { break }
        switch step {
        case .rested(let moment):
          if moment == alarm { alarm = nil }
        case .answered(let call, let answer, let holdsTurn):
          turnIsOver = holdsTurn
          admission.finish(call)
          if let answer { news += told(answer, to: call, withholding: &admission) }
        }
      }
      group.cancelAll()
      await turns.callOff()
    }
  }

  /// An answer, and those for what is not asked any more because of it.
  private static func told(_ answer: FeedAnswer, to call: FeedCall, withholding admission: inout CallAdmission) -> [FetchEvent] {
    guard case .failed(let problem, _) = answer.content, problem.isOfTheWholeServer else { return [.answered(answer)] }
    let others = admission.withhold(answer.terms.host ?? call.address.host)
    return [.answered(answer)] + others.map { .answered(FeedAnswer(feed: $0.feed, content: .withheld)) }
  }

  private static func answer(to call: FeedCall, network: any FeedNetworkDataStore, turns: ReadingTurns) async -> Step {
    var holdsTurn = false
    do throws(NetworkError) {
      let answer = try await network.answer(
        to: FeedNetworkRequest(address: call.address, validators: call.validators, settings: call.settings))
      let content: FeedAnswer.Content
      switch answer {
      case .document(let document):
        await turns.take()
        holdsTurn = true
        content = try await ArrivingDocument(document).answer(knowing: call.validators)
      case .unchanged: content = .unchanged
      case .refused(let problem, let seconds, _): content = .failed(problem, retryAfterSeconds: seconds)
      }
      return .answered(call, FeedAnswer(feed: call.feed, content: content, terms: answer.terms), holdsTurn: holdsTurn)
    } catch {
      return .answered(call, failure(error).map { FeedAnswer(feed: call.feed, content: $0) }, holdsTurn: holdsTurn)
    }
  }

  private static func failure(_ error: NetworkError) -> FeedAnswer.Content? {
    switch error {
    case .web(let problem): .failed(.web(problem), retryAfterSeconds: nil)
    case .unexpected(let found): .failed(.notAFeed(found: found), retryAfterSeconds: nil)
    case .cancelled: nil
    }
  }
}
