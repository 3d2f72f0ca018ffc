public import Domain

/// The sentences about a feed's next request.
public enum NextWording {
  /// A sentence that begins in lower case, to follow the feed's error.
  public static func sentence(for decision: RefreshDecision) -> String {
    switch decision {
    case .ask: "it is asked with the next refresh."
    case .skip(.gone): "it is not asked any more, unless 'strata refresh --force' names it."
    case .skip(let reason): SkipWording.sentence(for: reason)
    }
  }

  /// A complete sentence about a feed that was just checked.
  public static func sentence(afterCheck reason: SkipReason) -> String {
    switch reason {
    case .recentlyAsked(let dueAt):
      "It may be asked again from \(dueAt.rfc3339) on: no feed is asked more often than every \(interval)."
    case .notDue(let until, let reason): "It may be asked again from \(until.rfc3339) on: \(IntervalWording.clause(for: reason))."
    case .hoursOff, .backingOffAfterFailures, .askedToWait, .serverBusy, .hostSilent, .gone: "Next: \(SkipWording.sentence(for: reason))"
    }
  }

  private static var interval: String { SpanWording.text(minutes: RefreshPolicy.intervalMinutes) }
}
