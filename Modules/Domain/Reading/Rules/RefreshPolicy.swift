/// When a server may be asked again. A pure function of what is remembered and of the time, with a reason for every "no".
public enum RefreshPolicy {
  /// How long a feed is left alone after it was asked, in minutes.
  public static let intervalMinutes = 30
  /// The longest rest after failures, in minutes: a day.
  public static let longestRestMinutes = 24 * 60
  /// The longest wait that is granted to a server that asks for one, in seconds: a day.
  public static let longestWaitSeconds = 24 * 3600

  /// More are not counted: they change nothing, and a number from a file may be as large as a number can be.
  private static let mostFailures = 1_000_000

  /// Why the server is not asked now; nil when it is.
  /// - Parameter isForced: whether the person wants it to be asked though it is not due. A server's own wish to wait outweighs that.
  public static func reasonToSkip(_ visit: Visit, now: Timestamp, isForced: Bool) -> SkipReason? {
    // A wait longer than is ever granted, or a last try that lies ahead, was written by a wrong clock; it must not stop a feed until then.
    if let notBefore = visit.notBefore, now < notBefore, notBefore <= now.adding(seconds: longestWaitSeconds) {
      return .askedToWait(until: notBefore)
    }
    if isForced { return nil }
    if visit.problem == .gone { return .gone }
    guard let lastTried = visit.lastTried, lastTried <= now else { return nil }
    if visit.failures > 0 {
      let until = lastTried.adding(minutes: restMinutes(afterFailures: visit.failures))
      return now < until ? .restingAfterFailures(count: visit.failures, until: until) : nil
    }
    let dueAt = lastTried.adding(minutes: intervalMinutes)
    return now < dueAt ? .recentlyAsked(dueAt: dueAt) : nil
  }

  /// What is remembered after an answer.
  public static func visit(after answer: FeedAnswer.Content, before: Visit, at now: Timestamp) -> Visit {
    switch answer {
    case .feed(_, let validators):
      return Visit(validators: validators, lastTried: now, lastSucceeded: now)
    case .unchanged:
      return Visit(validators: before.validators, lastTried: now, lastSucceeded: now)
    case .failed(let problem, let retryAfterSeconds):
      let wait = retryAfterSeconds.map { now.adding(seconds: min(max($0, 0), longestWaitSeconds)) }
      return Visit(
        validators: before.validators, lastTried: now, lastSucceeded: before.lastSucceeded,
        failures: min(before.failures, mostFailures) + 1,
        problem: problem, notBefore: wait)
    }
  }

  private static func restMinutes(afterFailures failures: Int) -> Int {
    // 30 minutes doubled six times is more than a day: no need to compute further.
    min(longestRestMinutes, intervalMinutes << min(failures, 6))
  }
}
