package import Domain

/// One `fetch` under way: whoever holds it may ask for the next batch of events, and letting it go stops the work.
package final class FetchSession: Sendable {
  /// Answers that may wait for whoever stores them before no further one is made: feeds arrive faster than they are stored.
  static let mostUnread = 4
  /// Documents that are read at once: enough for the processors when most of them come slowly.
  static let mostBeingRead = 16

  private let mailbox = BoundedChannel(most: FetchSession.mostUnread)
  private let work: Task<Void, Never>

  package init(_ feedRequests: [FeedRequest], network: any FeedNetworkDataStore, rateLimiter: RateLimiter, clock: SessionClock) {
    let round = ScheduledRequests(network, rateLimiter: rateLimiter, clock: clock, reader: RefreshReader())
    // The task knows the mailbox, not the round: it must not keep alive what is to stop it.
    work = Task { [mailbox] in
      await round.run(feedRequests) { events in
        // What happens together is told together: each telling wakes the reader.
        await mailbox.put(events.map(Self.told))
      }
      await mailbox.close()
    }
  }

  deinit {
    work.cancel()
  }

  /// What has happened since the last call, at least one event; nil when there is no more, or when the task is cancelled. Who cancels does not
  /// wait for a document that is being read: closing the mailbox ends the wait.
  package func next() async -> [FetchEvent]? {
    await withTaskCancellationHandler {
      await mailbox.take()
    } onCancel: {
      work.cancel()
      Task { await mailbox.close() }
    }
  }

  private static func told(_ event: ScheduledRequests<RefreshReader>.Event) -> FetchEvent {
    switch event {
    case .asked(let feedRequest): .asked(feedRequest.feed)
    case .came(let response, _): .answered(response)
    }
  }
}
