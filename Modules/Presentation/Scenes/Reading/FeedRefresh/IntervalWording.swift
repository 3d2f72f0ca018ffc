public import Domain

/// The reasons for a feed's refresh interval, as text.
public enum IntervalWording {
  /// A clause that begins a sentence, without the final full stop.
  public static func clause(for reason: IntervalReason) -> String {
    switch reason {
    case .fresh(let seconds): "the server calls its answer good for \(SpanWording.text(minutes: seconds / 60))"
    case .ttl(let minutes): "the feed asks to be kept for \(SpanWording.text(minutes: minutes))"
    case .editions(let minutes): "the feed is said to appear every \(SpanWording.text(minutes: minutes))"
    case .postingFrequency(let minutes): "something new comes about every \(SpanWording.text(minutes: minutes))"
    case .silence(let minutes): "nothing new has come for \(SpanWording.text(minutes: minutes))"
    case .chosen(let minutes): "it is set to be asked every \(SpanWording.text(minutes: minutes))"
    }
  }
}

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

/// The reasons why a feed was not requested, as text.
public enum SkipWording {
  /// A sentence that begins in lower case, to follow the feed's name.
  public static func sentence(for reason: SkipReason) -> String {
    switch reason {
    case .recentlyAsked(let dueAt): "asked a short while ago; due again at \(dueAt.rfc3339)."
    case .backingOffAfterFailures(let count, let until):
      "failed \(CountWording.text(count, "time")) in a row; left in peace until \(until.rfc3339)."
    case .notDue(let until, let reason): "\(IntervalWording.clause(for: reason)); due again at \(until.rfc3339)."
    case .hoursOff(let until): "the feed names hours or days off; due again at \(until.rfc3339)."
    case .askedToWait(let until): "the server asked to wait until \(until.rfc3339)."
    case .serverBusy(let host, let until): "\(host) has too much to do, as it said of another feed; left in peace until \(until.rfc3339)."
    case .hostSilent(let host): "\(host) does not answer, as other feeds have shown; not asked this time."
    case .gone: "the server said that it is gone for good (410)."
    }
  }
}
