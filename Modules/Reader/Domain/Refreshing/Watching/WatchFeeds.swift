public import CoreDomain

/// Keeps running: requests feeds when they are due, stores the responses, and reports changes.
///
/// The call throws only when the watch cannot start. It holds the refresh lock only during each round of requests, so other commands work
/// in between. The events end when the task that reads them is cancelled; the responses received before are saved.
public struct WatchFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let refresh: RefreshFeeds
  private let server: WatchedServer?
  private let clock: RefreshClock

  /// `server` refreshes all feeds in place of the requests for single feeds; nil when nothing does.
  public init(
    subscriptions: any SubscriptionRepository, fetchStates: any FetchStateRepository, refresh: RefreshFeeds,
    server: WatchedServer? = nil, clock: RefreshClock
  ) {
    self.subscriptions = subscriptions
    self.fetchStates = fetchStates
    self.refresh = refresh
    self.server = server
    self.clock = clock
  }

  public func callAsFunction(_ input: WatchInput) async throws(ReaderError) -> EventBatches<WatchEvent> {
    let chosen = try FeedReference.resolve(input.feeds, in: try await subscriptions.all())
    let wanted = input.feeds.isEmpty ? nil : Set(chosen.map(\.id))
    let run = WatchRun(
      feeds: chosen.count, wanted, program: input.program, subscriptions: subscriptions, fetchStates: fetchStates, refresh: refresh,
      server: server, clock: clock)
    return EventBatches { await run.next() }
  }
}

public struct WatchInput: Hashable, Sendable {
  /// The feeds to watch. When empty, all feeds are watched, including those that are followed later.
  public let feeds: [FeedReference]
  /// The program to run after each round of requests that brings new articles.
  public let program: ProgramCall?

  public init(feeds: [FeedReference] = [], program: ProgramCall? = nil) {
    self.feeds = feeds
    self.program = program
  }
}

/// A change while feeds are watched. Situations that stay the same cause no event.
public enum WatchEvent: Hashable, Sendable {
  /// This number of subscriptions is watched.
  case started(feeds: Int)
  /// A feed was requested, and it has new articles or fails for a new reason.
  case fetched(Subscription, FetchResult)
  /// A feed that failed before responds again, without new articles.
  case recovered(Subscription)
  /// Parts of a feed's document could not be read.
  case incomplete(Subscription, DocumentGaps)
  /// A feed moved permanently.
  case moved(FeedRedirect)
  /// The server that fetches the feeds has stopped following these.
  case unfollowed([Subscription])
  /// Feeds cannot be requested, or data cannot be saved. The watch tries again.
  case troubled(ReaderError)
  /// No server responded to the last requests. The watch soon tries again.
  case offline(UnreachableNetwork)
  /// The reported trouble is over.
  case settled
  /// The number of articles exceeds the limit for JSON files.
  case articlesPastLimit(articles: Int)
  /// No article is removed for its age, because the clock is not trusted.
  case clockDoubted
  /// The program that was to learn of new articles failed. The articles are stored.
  case notificationFailed(ReaderError)
}
