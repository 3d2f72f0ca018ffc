public import CoreDomain

/// Schedules the requests of a program that keeps running. A pure function of the stored state and the time.
///
/// ``RefreshPolicy`` sets the earliest time of each request. The schedule adds an individual delay. At the start, all feeds are requested
/// together. The delays make them drift apart, so servers see no crowd at the full hour.
public enum WatchSchedule {
  /// The longest delay in seconds: a fifth of the standard interval, so that an article is not found much later than without a delay.
  public static let longestDelaySeconds = RefreshInterval.standardMinutes * 60 / 5
  /// The step of delays in seconds. Feeds are then requested in small groups, whose fetch states are saved together.
  static let stepSeconds = 15

  /// When the feed is requested; nil means never. A moment in the past means now.
  /// `server` is the back-off of its host because of another feed.
  public static func moment(for fetchState: FetchState, of subscription: Subscription, server: HostBackoffEntry?, now: Timestamp)
    -> Timestamp?
  {
    switch RefreshPolicy.decision(for: fetchState, of: subscription, server: server, now: now) {
    case .skip(let reason):
      return reason.until.map { delayed($0, subscription.id) }
    case .ask:
      guard let lastTried = fetchState.lastTried, lastTried <= now else { return now }
      // The policy's decision right after the last request tells when the feed became due.
      let decision = RefreshPolicy.decision(for: fetchState, of: subscription, server: server, now: lastTried)
      guard case .skip(let reason) = decision, let dueAt = reason.until else { return now }
      return delayed(dueAt, subscription.id)
    }
  }

  /// Adds the delay of a feed. The delay is derived from the feed id and the due time, so the rule stays deterministic, and the delay
  /// differs each time.
  private static func delayed(_ dueAt: Timestamp, _ feed: FeedID) -> Timestamp {
    let digits = SHA256.hexadecimal(of: ["watch", feed.text, String(dueAt.milliseconds)], digits: 6)
    let steps = (Int(digits, radix: 16) ?? 0) % (longestDelaySeconds / stepSeconds)
    let step = Int64(stepSeconds) * 1000
    let later = dueAt.adding(seconds: steps * stepSeconds).milliseconds
    // Round up to the next full step, never down.
    return Timestamp(milliseconds: later + (step - later % step) % step)
  }
}
