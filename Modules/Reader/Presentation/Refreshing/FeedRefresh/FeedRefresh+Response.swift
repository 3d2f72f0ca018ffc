public import ReaderDomain
public import ReaderScenes

extension FeedRefresh {
  public enum Response: Hashable, Sendable {
    /// The feeds that were fetched or skipped since the last response, and those of them that were permanently redirected.
    case progressed(
      [FeedResult], redirects: [FeedRedirect] = [], total: Int, report: RefreshReport, speed: Speed = Speed(),
      contact: ServerProgress? = nil, now: LocalTime)
    /// All feeds are done.
    case finished(RefreshReport)
    /// The refresh was stopped before all feeds were done.
    case stopped(RefreshReport, total: Int)
    /// Events since the last response, while feeds are watched.
    case watched([WatchEvent], now: LocalTime)
    /// The refresh could not start, or its events ended early.
    case failed(ReaderError)
  }

  /// A feed that is done, and the result of its fetch.
  public struct FeedResult: Hashable, Sendable {
    public let subscription: Subscription
    public let outcome: FetchResult
    /// What could not be read of the feed's document.
    public var gaps: DocumentGaps

    public init(_ subscription: Subscription, _ outcome: FetchResult, gaps: DocumentGaps = .none) {
      self.subscription = subscription
      self.outcome = outcome
      self.gaps = gaps
    }
  }

  /// The feed server that is asked in place of the feeds.
  public struct ServerProgress: Hashable, Sendable {
    public let host: String
    /// The number of new articles so far.
    public let articles: Int

    public init(host: String, articles: Int) {
      self.host = host
      self.articles = articles
    }
  }

  /// The elapsed time, and the slowest pending feed.
  public struct Speed: Hashable, Sendable {
    /// Milliseconds since the start of the refresh.
    public let milliseconds: Int64
    /// The pending feed whose request started first.
    public let slowest: Subscription?

    public init(milliseconds: Int64 = 0, slowest: Subscription? = nil) {
      self.milliseconds = milliseconds
      self.slowest = slowest
    }
  }
}
