internal import Domain

/// One `fetch` under way: whoever holds it may ask for the next batch of events, and letting it go stops the work.
final class FetchRound: Sendable {
  /// Answers that may wait for whoever stores them before no further one is made: feeds arrive faster than they are stored.
  static let mostUnread = 4
  /// Documents that are read at once: enough for the processors when most of them come slowly.
  static let mostBeingRead = 16

  private let mailbox = AnswerMailbox(most: FetchRound.mostUnread)
  private let work: Task<Void, Never>

  init(_ calls: [FeedCall], network: any FeedNetworkDataStore) {
    // The task knows the mailbox, not the round: it must not keep alive what is to stop it.
    work = Task { [mailbox] in
      await Self.ask(calls, network: network, mailbox: mailbox)
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

  private static func ask(_ calls: [FeedCall], network: any FeedNetworkDataStore, mailbox: AnswerMailbox) async {
    var admission = CallAdmission(calls)
    // What happens together is told together: each telling wakes the reader.
    var news: [FetchEvent] = []
    let turns = ReadingTurns(mostBeingRead)
    await withTaskGroup(of: (FeedCall, FeedAnswer?, holdsTurn: Bool).self) { group in
      var turnIsOver = false
      while !Task.isCancelled {
        while let call = admission.next() {
          group.addTask { await answer(to: call, network: network, turns: turns) }
          news.append(.asked(call.feed))
        }
        await mailbox.put(news)
        news = []
        // The turn ends when the feed has found room: one that waits for it takes as much memory as one that is being read.
        if turnIsOver { await turns.giveBack() }
        guard let (call, answer, holdsTurn) = await group.next() else { break }
        turnIsOver = holdsTurn
        admission.finish(call)
        guard let answer else { continue }
        news.append(.answered(answer))
        guard case .failed(let problem, _) = answer.content, problem.isOfTheWholeServer else { continue }
        for other in admission.withhold(answer.terms.host ?? call.address.host) {
          news.append(.answered(FeedAnswer(feed: other.feed, content: .withheld)))
        }
      }
      group.cancelAll()
      await turns.callOff()
    }
  }

  /// The answer to a call, nil when it was cancelled; and whether a turn was taken to read it.
  private static func answer(
    to call: FeedCall, network: any FeedNetworkDataStore, turns: ReadingTurns
  ) async -> (FeedCall, FeedAnswer?, holdsTurn: Bool) {
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
      return (call, FeedAnswer(feed: call.feed, content: content, terms: answer.terms), holdsTurn)
    } catch {
      return (call, failure(error).map { FeedAnswer(feed: call.feed, content: $0) }, holdsTurn)
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
