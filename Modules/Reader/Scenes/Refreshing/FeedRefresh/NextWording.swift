import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The sentences about a feed's next request.
public enum NextWording {
  /// A sentence that begins in lower case, to follow the feed's error.
  public static func sentence(for decision: RefreshDecision, now: LocalTime) -> MessageText {
    switch decision {
    case .ask: "it is fetched with the next refresh."
    case .skip(.gone): "it is no longer fetched; \(run: "refresh --force FEED") tries it again."
    case .skip(let reason): MessageText(SkipWording.sentence(for: reason, now: now))
    }
  }

  /// A complete sentence about a feed that was just checked, with the time as the user's clock shows it.
  public static func sentence(afterCheck reason: SkipReason, now: LocalTime) -> String {
    sentence(afterCheck: reason) { DateWording.hour($0, now: now) }
  }

  /// The same for programs, with the time in UTC.
  public static func sentence(afterCheck reason: SkipReason) -> String {
    sentence(afterCheck: reason, time: SkipWording.utc)
  }

  private static func sentence(afterCheck reason: SkipReason, time: (Timestamp) -> String) -> String {
    switch reason {
    case .recentlyAsked(let dueAt):
      "It can be fetched again from \(time(dueAt)): a feed is fetched at most every \(interval)."
    case .notDue(let until, let reason): "It can be fetched again from \(time(until)): \(IntervalWording.clause(for: reason))."
    case .hoursOff, .backingOffAfterFailures, .askedToWait, .serverBusy, .hostSilent, .gone, .notOnServer:
      "Next: \(SkipWording.sentence(for: reason, time: time))"
    }
  }

  private static var interval: String { DurationWording.text(minutes: RefreshInterval.standardMinutes) }
}
