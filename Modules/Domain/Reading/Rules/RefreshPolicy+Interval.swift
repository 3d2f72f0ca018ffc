extension RefreshPolicy {
  /// A feed is asked so many times in the span in which it usually has one new article: an article then waits for a quarter of that at most.
  private static let questionsPerArticle = 4
  /// A silent feed is left alone for so many parts of its silence, up to a day: what it has to say after all then waits for a sixth of the silence
  /// before it at most, and after six days of silence it is asked once a day.
  private static let partsOfSilence = 6
  /// Days and hours off that leave no hour of the week are a mistake, and mean nothing.
  private static let hoursPerWeek = 7 * 24

  /// Why a feed that does well is left alone; nil when it is due.
  static func interval(since lastTried: Timestamp, _ hints: RefreshHints, now: Timestamp) -> SkipReason? {
    let (minutes, reason) = interval(hints, askedAt: lastTried)
    let dueAt = lastTried.adding(minutes: minutes)
    let askable = nextHourOn(hints.schedule, from: max(dueAt, now))
    if now < dueAt { return reason.map { .notDue(until: askable, $0) } ?? .recentlyAsked(dueAt: askable) }
    return now < askable ? .hoursOff(until: askable) : nil
  }

  /// The longest of the pauses that anybody suggests, in minutes, and who does; nobody when it is the usual one.
  static func interval(_ hints: RefreshHints, askedAt lastTried: Timestamp) -> (minutes: Int, reason: IntervalReason?) {
    let silence = hints.lastNews.map { lastTried.minutes(since: $0) }
    let suggestions: [(minutes: Int?, reason: (Int) -> IntervalReason)] = [
      (hints.freshSeconds.map { $0 / 60 + ($0 % 60 > 0 ? 1 : 0) }, { _ in .fresh(seconds: hints.freshSeconds ?? 0) }),
      (hints.schedule.ttlMinutes, IntervalReason.ttl),
      (hints.schedule.updateMinutes, IntervalReason.editions),
      (hints.gapMinutes.map { $0 / questionsPerArticle }, { _ in .postingFrequency(gapMinutes: hints.gapMinutes ?? 0) }),
      (silence.map { $0 / partsOfSilence }, { _ in .silence(minutes: silence ?? 0) }),
    ]
    var longest: (minutes: Int, reason: IntervalReason?) = (intervalMinutes, nil)
    for (minutes, reason) in suggestions {
      guard let minutes, min(minutes, longestBackoffMinutes) > longest.minutes else { continue }
      longest = (min(minutes, longestBackoffMinutes), reason(minutes))
    }
    return longest
  }

  /// The first moment from `moment` on at which the feed wants to be asked.
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
