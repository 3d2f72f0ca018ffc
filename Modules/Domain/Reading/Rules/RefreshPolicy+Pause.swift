extension RefreshPolicy {
  /// A feed is asked so many times in the span in which it usually has one new article: an article then waits for a quarter of that at most.
  private static let questionsPerArticle = 4
  /// A silent feed is left alone for so many parts of its silence, up to a day: what it has to say after all then waits for a sixth of the silence
  /// before it at most, and after six days of silence it is asked once a day.
  private static let partsOfSilence = 6
  /// Days and hours off that leave no hour of the week are a mistake, and mean nothing.
  private static let hoursPerWeek = 7 * 24

  /// Why a feed that does well is left alone; nil when it is due.
  static func pause(since lastTried: Timestamp, _ pace: RefreshPace, now: Timestamp) -> SkipReason? {
    let (minutes, reason) = pause(pace, askedAt: lastTried)
    let dueAt = lastTried.adding(minutes: minutes)
    let askable = nextHourOn(pace.schedule, from: max(dueAt, now))
    if now < dueAt { return reason.map { .notDue(until: askable, $0) } ?? .recentlyAsked(dueAt: askable) }
    return now < askable ? .hoursOff(until: askable) : nil
  }

  /// The longest of the pauses that anybody suggests, in minutes, and who does; nobody when it is the usual one.
  static func pause(_ pace: RefreshPace, askedAt lastTried: Timestamp) -> (minutes: Int, reason: PaceReason?) {
    let silence = pace.lastNews.map { lastTried.minutes(since: $0) }
    let suggestions: [(minutes: Int?, reason: (Int) -> PaceReason)] = [
      (pace.freshSeconds.map { $0 / 60 + ($0 % 60 > 0 ? 1 : 0) }, { _ in .fresh(seconds: pace.freshSeconds ?? 0) }),
      (pace.schedule.ttlMinutes, PaceReason.ttl),
      (pace.schedule.updateMinutes, PaceReason.editions),
      (pace.gapMinutes.map { $0 / questionsPerArticle }, { _ in .rhythm(gapMinutes: pace.gapMinutes ?? 0) }),
      (silence.map { $0 / partsOfSilence }, { _ in .silence(minutes: silence ?? 0) }),
    ]
    var longest: (minutes: Int, reason: PaceReason?) = (intervalMinutes, nil)
    for (minutes, reason) in suggestions {
      guard let minutes, min(minutes, longestRestMinutes) > longest.minutes else { continue }
      longest = (min(minutes, longestRestMinutes), reason(minutes))
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
