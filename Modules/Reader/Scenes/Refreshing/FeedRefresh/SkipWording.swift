import CoreDomain
import CoreScenes
public import ReaderDomain

/// The reasons why a feed was not requested, as text.
public enum SkipWording {
  /// A sentence that begins in lower case, to follow the feed's name, with the time as the user's clock shows it.
  public static func sentence(for reason: SkipReason, now: LocalTime) -> String {
    sentence(for: reason) { DateWording.hour($0, now: now) }
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
    case .notOnServer: "its login, program or file stays on this computer, so the feed server cannot fetch it."
    }
  }

  /// A moment, rounded up to whole seconds: what is promised for then holds then.
  static func utc(_ moment: Timestamp) -> String {
    Timestamp(milliseconds: moment.milliseconds + (1000 - moment.milliseconds % 1000) % 1000).rfc3339
  }
}
