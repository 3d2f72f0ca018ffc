internal import Domain

/// One `fetch` under way: whoever holds it may ask for the next batch of events, and letting it go stops the work.
final class FetchRound: Sendable {
  /// Answers that may wait for whoever stores them before no further server is asked: feeds arrive faster than they are stored.
  static let mostUnread = 4

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
    await withTaskGroup(of: (FeedCall, FeedAnswer?).self) { group in
      while !Task.isCancelled {
        while let call = admission.next() {
          group.addTask { (call, await answer(to: call, network: network)) }
          news.append(.asked(call.feed))
        }
        await mailbox.put(news)
        news = []
        guard let (call, answer) = await group.next() else { break }
        admission.finish(call)
        guard let answer else { continue }
        news.append(.answered(answer))
        guard case .failed(let problem, _) = answer.content, problem.isOfTheWholeServer else { continue }
        for other in admission.withhold(answer.terms.host ?? call.address.host) {
          news.append(.answered(FeedAnswer(feed: other.feed, content: .withheld)))
        }
      }
      group.cancelAll()
    }
  }

  /// The answer to a call; nil when it was cancelled.
  private static func answer(to call: FeedCall, network: any FeedNetworkDataStore) async -> FeedAnswer? {
    do throws(NetworkError) {
      let answer = try await network.answer(to: FeedNetworkRequest(address: call.address, validators: call.validators))
      return FeedAnswer(feed: call.feed, content: try await content(of: answer, to: call), terms: answer.terms)
    } catch {
      switch error {
      case .web(let problem): return FeedAnswer(feed: call.feed, content: .failed(.web(problem), retryAfterSeconds: nil))
      case .unexpected(let found):
        return FeedAnswer(feed: call.feed, content: .failed(.notAFeed(found: found), retryAfterSeconds: nil))
      case .cancelled: return nil
      }
    }
  }

  private static func content(of answer: FeedNetworkAnswer, to call: FeedCall) async throws(NetworkError) -> FeedAnswer.Content {
    switch answer {
    case .document(let document): try await ArrivingDocument(document).answer(knowing: call.validators)
    case .unchanged: .unchanged
    case .refused(let problem, let seconds, _): .failed(problem, retryAfterSeconds: seconds)
    }
  }
}
