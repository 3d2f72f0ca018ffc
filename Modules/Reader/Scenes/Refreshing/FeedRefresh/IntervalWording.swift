import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The reasons for a feed's refresh interval, as text.
public enum IntervalWording {
  /// A clause that begins a sentence, without the final full stop.
  public static func clause(for reason: IntervalReason) -> String {
    switch reason {
    case .fresh(let seconds): "the server says that its response is fresh for \(SpanWording.text(minutes: seconds / 60))"
    case .ttl(let minutes): "the feed sets a ttl of \(SpanWording.text(minutes: minutes))"
    case .editions(let minutes): "the feed says that it updates every \(SpanWording.text(minutes: minutes))"
    case .postingFrequency(let minutes): "a new article appears about every \(SpanWording.text(minutes: minutes))"
    case .silence(let minutes): "no new article for \(SpanWording.text(minutes: minutes))"
    case .chosen(let minutes): "its interval is set to \(SpanWording.text(minutes: minutes))"
    }
  }
}

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
    sentence(afterCheck: reason) { TimeWording.hour($0, now: now) }
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
    case .hoursOff, .backingOffAfterFailures, .askedToWait, .serverBusy, .hostSilent, .gone:
      "Next: \(SkipWording.sentence(for: reason, time: time))"
    }
  }

  private static var interval: String { SpanWording.text(minutes: RefreshPolicy.intervalMinutes) }
}

/// The reasons why a feed was not requested, as text.
public enum SkipWording {
  /// A sentence that begins in lower case, to follow the feed's name, with the time as the user's clock shows it.
  public static func sentence(for reason: SkipReason, now: LocalTime) -> String {
    sentence(for: reason) { TimeWording.hour($0, now: now) }
  }

  /// The same for programs, with the time in UTC.
  public static func sentence(for reason: SkipReason) -> String { sentence(for: reason, time: utc) }

  static func sentence(for reason: SkipReason, time: (Timestamp) -> String) -> String {
    switch reason {
    case .recentlyAsked(let dueAt): "fetched a short while ago; due again at \(time(dueAt))."
    case .backingOffAfterFailures(let count, let until):
      "failed \(CountWording.text(count, "time")) in a row; next try at \(time(until))."
    case .notDue(let until, let reason): "\(IntervalWording.clause(for: reason)); due again at \(time(until))."
    case .hoursOff(let until): "the feed skips some hours or days; due again at \(time(until))."
    case .askedToWait(let until): "the server asked to wait until \(time(until))."
    case .serverBusy(let host, let until): "\(host) asked us to slow down; next try at \(time(until))."
    case .hostSilent(let host): "\(host) did not answer for other feeds; not fetched this time."
    case .gone: "the server says that the feed is gone (410)."
    }
  }

  /// A moment, rounded up to whole seconds: what is promised for then holds then.
  static func utc(_ moment: Timestamp) -> String {
    Timestamp(milliseconds: moment.milliseconds + (1000 - moment.milliseconds % 1000) % 1000).rfc3339
  }
}
