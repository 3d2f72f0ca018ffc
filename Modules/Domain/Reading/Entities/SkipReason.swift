/// Why a server is not asked this time.
public enum SkipReason: Hashable, Sendable {
  /// It was asked a short while ago; it is due again then.
  case recentlyAsked(dueAt: Timestamp)
  /// It was asked longer ago, but has nothing new before then, by all that is known of it.
  case notDue(until: Timestamp, IntervalReason)
  /// The feed names hours or days on which it does not want to be asked; the next other one begins then.
  case hoursOff(until: Timestamp)
  /// It has failed so many times in a row and gets a rest until then.
  case backingOffAfterFailures(count: Int, until: Timestamp)
  /// It asked itself not to be asked until then.
  case askedToWait(until: Timestamp)
  /// The same server has too much to do, as it said when it was asked for another feed; all its feeds wait until then.
  case serverBusy(host: String, until: Timestamp)
  /// The host has not answered when it was asked for other feeds just now. It is due all the same.
  case hostSilent(host: String)
  /// It said that the feed is gone for good.
  case gone

  /// Whether it is the server's own wish, which nobody outweighs who insists.
  public var isWishOfServer: Bool {
    switch self {
    case .askedToWait, .serverBusy: true
    case .recentlyAsked, .notDue, .hoursOff, .backingOffAfterFailures, .hostSilent, .gone: false
    }
  }

  /// When the server is asked again; nil for never, and for as soon as anybody asks.
  public var until: Timestamp? {
    switch self {
    case .recentlyAsked(let moment), .notDue(let moment, _), .hoursOff(let moment), .backingOffAfterFailures(_, let moment),
      .askedToWait(let moment), .serverBusy(_, let moment):
      moment
    case .hostSilent, .gone: nil
    }
  }
}
