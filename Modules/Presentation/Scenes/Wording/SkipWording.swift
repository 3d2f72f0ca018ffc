public import Domain

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
