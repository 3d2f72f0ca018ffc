public import Domain
public import Scenes

extension FeedRefresh {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// These feeds have had their turn since the last response, and these of them have moved for good.
    case progressed([FeedResult], redirects: [FeedRedirect] = [], done: Int, total: Int, report: RefreshReport, speed: Speed = Speed())
    /// All have.
    case finished(RefreshReport)
    /// It was stopped before all had their turn.
    case stopped(RefreshReport, total: Int)
    /// This has changed while feeds are watched.
    case watched([WatchEvent])
    /// Another one is running.
    case alreadyRunning
    /// Nothing could start.
    case failed(ReadingError)
  }

  /// A feed that has had its turn.
  public struct FeedResult: Hashable, Sendable {
    /// The feed.
    public let subscription: Subscription
    /// What came of it.
    public let outcome: FetchResult

    /// Puts the two together.
    public init(_ subscription: Subscription, _ outcome: FetchResult) {
      self.subscription = subscription
      self.outcome = outcome
    }
  }

  /// How fast it goes, and what holds it up.
  public struct Speed: Hashable, Sendable {
    /// Milliseconds since the refresh began.
    public let milliseconds: Int64
    /// Of those whose answer is waited for, the one that has been for longest.
    public let slowest: Subscription?

    /// Makes a pace.
    public init(milliseconds: Int64 = 0, slowest: Subscription? = nil) {
      self.milliseconds = milliseconds
      self.slowest = slowest
    }
  }
}
