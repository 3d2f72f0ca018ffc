import CoreDomain

extension RefreshPolicy {
  /// The number of requests in the usual time between two articles. An article then waits at most a quarter of that time.
  private static let questionsPerArticle = 4
  /// The divisor of a feed's silence that gives its interval, up to a day. New content then waits at most a sixth of the silence before it.
  /// After six days of silence, the interval is one day.
  private static let partsOfSilence = 6
  /// The search limit for an allowed hour. A schedule that excludes every hour of the week is a mistake, and is ignored.
  private static let hoursPerWeek = 7 * 24

  /// The reason to skip a feed without failures; nil when it is due.
  static func interval(since lastTried: Timestamp, _ hints: RefreshHints, now: Timestamp) -> SkipReason? {
    let (minutes, reason) = interval(hints, askedAt: lastTried)
    let dueAt = lastTried.adding(minutes: minutes)
    let askable = nextHourOn(hints.schedule, from: max(dueAt, now))
    if now < dueAt, let reason { return .notDue(until: askable, reason) }
    if now < dueAt, askable == dueAt { return .recentlyAsked(dueAt: dueAt) }
    return now < askable ? .hoursOff(until: askable) : nil
  }

  /// The longest suggested interval in minutes, and its reason; the reason is nil for the standard interval.
  static func interval(_ hints: RefreshHints, askedAt lastTried: Timestamp) -> (minutes: Int, reason: IntervalReason?) {
    let silence = hints.lastNews.map { lastTried.minutes(since: $0) }
    let suggestions: [(minutes: Int?, reason: (Int) -> IntervalReason)] = [
      (hints.freshSeconds.map(freshMinutes), { _ in .fresh(seconds: hints.freshSeconds ?? 0) }),
      (hints.schedule.ttlMinutes, IntervalReason.ttl),
      (hints.schedule.updateMinutes, IntervalReason.editions),
      (hints.gapMinutes.map { $0 / questionsPerArticle }, { _ in .postingFrequency(gapMinutes: hints.gapMinutes ?? 0) }),
      (silence.map { $0 / partsOfSilence }, { _ in .silence(minutes: silence ?? 0) }),
    ]
    var longest: (minutes: Int, reason: IntervalReason?) = (RefreshInterval.standardMinutes, nil)
    for (minutes, reason) in suggestions {
      guard let minutes, min(minutes, RefreshInterval.longestMinutes) > longest.minutes else { continue }
      longest = (min(minutes, RefreshInterval.longestMinutes), reason(minutes))
    }
    return longest
  }

  /// The first moment, from `moment` on, at which the feed's schedule allows requests.
  private static func nextHourOn(_ schedule: FeedSchedule, from moment: Timestamp) -> Timestamp {
    guard !schedule.skippedHours.isEmpty || !schedule.skippedDays.isEmpty else { return moment }
    var candidate = moment
    for _ in 0...hoursPerWeek {
      if !schedule.skippedHours.contains(candidate.hourOfDay), !schedule.skippedDays.contains(candidate.weekday) { return candidate }
      candidate = candidate.nextHour
    }
    return moment
  }
}
