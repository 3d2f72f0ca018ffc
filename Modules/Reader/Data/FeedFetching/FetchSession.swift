package import ReaderDomain

/// A running `fetch`. Its holder takes the events batch by batch; releasing the session stops the work.
package final class FetchSession: Sendable {
  /// The maximum number of unstored responses. Feeds arrive faster than they are stored, so reading waits at this limit.
  static let maximumUnread = 4
  /// The maximum number of documents that are read at once: enough to keep all processors busy when most documents arrive slowly.
  static let maximumBeingRead = 16

  private let mailbox = BoundedChannel(maximum: FetchSession.maximumUnread)
  private let work: Task<Void, Never>

  package init(_ feedRequests: [FeedRequest], network: any FeedNetworkDataStore, rateLimiter: HostRateLimiter, clock: SessionClock) {
    let requests = ScheduledRequests(network, rateLimiter: rateLimiter, clock: clock, reader: RefreshReader())
    // The task captures the mailbox, not the session: the task must not retain the session, because releasing the session stops the task.
    work = Task { [mailbox] in
      await requests.run(feedRequests) { events in
        // Simultaneous events are sent together, because each call wakes the reader.
        await mailbox.put(events.map(Self.fetchEvent))
      }
      await mailbox.close()
    }
  }

  deinit {
    work.cancel()
  }

  /// The events since the last call, at least one; nil at the end or when the task is cancelled. A cancelled caller does not wait for a
  /// document that is being read: closing the mailbox ends the wait.
  package func next() async -> [FetchEvent]? {
    await withTaskCancellationHandler {
      await mailbox.take()
    } onCancel: {
      work.cancel()
      Task { await mailbox.close() }
    }
  }

  private static func fetchEvent(_ event: ScheduledRequests<RefreshReader>.Event) -> FetchEvent {
    switch event {
    case .asked(let feedRequest): .asked(feedRequest.feed)
    case .came(let response, _): .answered(response)
    }
  }
}
