public import CoreDomain

/// Why a feed is not requested this time.
public enum SkipReason: Hashable, Sendable {
  /// The feed was requested a short while ago. It is due again at `dueAt`.
  case recentlyAsked(dueAt: Timestamp)
  /// The interval since the last request is not over. Nothing new is expected before `until`.
  case notDue(until: Timestamp, IntervalReason)
  /// The feed names the current hour or day as one without requests (`skipHours`, `skipDays`). The next allowed hour begins at `until`.
  case hoursOff(until: Timestamp)
  /// The feed failed `count` times in a row and backs off until this time.
  case backingOffAfterFailures(count: Int, until: Timestamp)
  /// The server asked to wait until this time.
  case askedToWait(until: Timestamp)
  /// The server reported overload when another feed was requested. All its feeds wait until this time.
  case serverBusy(host: String, until: Timestamp)
  /// The host did not respond to the requests for other feeds of this refresh. The feed remains due.
  case hostSilent(host: String)
  /// The server said that the feed is permanently gone.
  case gone
  /// The server that fetches the other feeds does not follow the feed, and cannot: its URL or its settings contain a secret, or it is read from
  /// a program or a file.
  case notOnServer

  /// Whether the server asked for this; `--force` does not override it.
  public var isWishOfServer: Bool {
    switch self {
    case .askedToWait, .serverBusy: true
    case .recentlyAsked, .notDue, .hoursOff, .backingOffAfterFailures, .hostSilent, .gone, .notOnServer: false
    }
  }

  /// When the feed is requested again. Nil means never, or at the next refresh.
  public var until: Timestamp? {
    switch self {
    case .recentlyAsked(let moment), .notDue(let moment, _), .hoursOff(let moment), .backingOffAfterFailures(_, let moment),
      .askedToWait(let moment), .serverBusy(_, let moment):
      moment
    case .hostSilent, .gone, .notOnServer: nil
    }
  }
}
