internal import Domain

/// One `fetch` under way: whoever holds it may ask for the next batch of answers, and letting it go stops the work.
final class FetchRound: Sendable {
  private let mailbox = AnswerMailbox()
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

  /// The answers that have come since the last call, at least one; nil when there are no more, or when the task is cancelled.
  func next() async -> [FeedAnswer]? {
    await withTaskCancellationHandler {
      await mailbox.take()
    } onCancel: {
      work.cancel()
    }
  }

  private static func ask(_ calls: [FeedCall], network: any FeedNetworkDataStore, mailbox: AnswerMailbox) async {
    var admission = CallAdmission(calls)
    await withTaskGroup(of: (FeedCall, FeedAnswer.Content?).self) { group in
      while !Task.isCancelled {
        while let call = admission.next() {
          group.addTask { (call, await content(of: call, network: network)) }
        }
        guard let (call, content) = await group.next() else { break }
        admission.finish(call)
        if let content { await mailbox.put(FeedAnswer(feed: call.feed, content: content)) }
      }
      group.cancelAll()
    }
  }

  /// The answer to a call; nil when it was cancelled.
  private static func content(of call: FeedCall, network: any FeedNetworkDataStore) async -> FeedAnswer.Content? {
    do throws(NetworkError) {
      switch try await network.answer(to: FeedNetworkRequest(address: call.address, validators: call.validators)) {
      case .document(let document): return await FetchedDocument(document).answer()
      case .unchanged: return .unchanged
      case .refused(let problem, let seconds): return .failed(problem, retryAfterSeconds: seconds)
      }
    } catch {
      switch error {
      case .web(let problem): return .failed(.web(problem), retryAfterSeconds: nil)
      case .unexpected(let found): return .failed(.notAFeed(found: found), retryAfterSeconds: nil)
      case .cancelled: return nil
      }
    }
  }
}
