/// When feeds are asked by a program that runs on. A pure function of what is remembered and of the time.
///
/// No feed is asked before ``RefreshPolicy`` lets it be. It is asked a little later, each by a delay of its own: feeds that were asked together,
/// as all are in the beginning, drift apart, and servers are spared a crowd at the full hour.
public enum RefreshSchedule {
  /// The longest delay, in seconds: a fifth of the usual interval, so that an article is found not much later than without it.
  public static let longestDelaySeconds = RefreshPolicy.intervalMinutes * 60 / 5
  /// Delays are multiples of this, in seconds, so that feeds come in small groups, whose visits are saved together.
  static let stepSeconds = 15

  /// When a feed is asked; nil for never. A moment that has passed means now.
  /// - Parameter server: the wait that its server was granted when it was asked for another feed.
  public static func moment(for fetchState: FetchState, of subscription: Subscription, server: HostBackoffEntry?, now: Timestamp)
    -> Timestamp?
  {
    switch RefreshPolicy.decision(for: fetchState, of: subscription, server: server, now: now) {
    case .skip(let reason):
      return reason.until.map { delayed($0, subscription.id) }
    case .ask:
      guard let lastTried = fetchState.lastTried, lastTried <= now else { return now }
      // When it became due is what the policy said when it had just been asked.
      let decision = RefreshPolicy.decision(for: fetchState, of: subscription, server: server, now: lastTried)
      guard case .skip(let reason) = decision, let dueAt = reason.until else { return now }
      return delayed(dueAt, subscription.id)
    }
  }

  /// The delay is a number that the feed's identity and the time give, for chance has no place in a rule: asked twice, it answers alike, and
  /// the next time it is another.
  private static func delayed(_ dueAt: Timestamp, _ feed: FeedID) -> Timestamp {
    let digits = SHA256.hexadecimal(of: ["watch", feed.text, String(dueAt.milliseconds)], digits: 6)
    let steps = (Int(digits, radix: 16) ?? 0) % (longestDelaySeconds / stepSeconds)
    let step = Int64(stepSeconds) * 1000
    let later = dueAt.adding(seconds: steps * stepSeconds).milliseconds
    // Up to the next full step, never down.
    return Timestamp(milliseconds: later + (step - later % step) % step)
  }
}
