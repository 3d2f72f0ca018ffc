extension RefreshPolicy {
  /// What is remembered after an answer.
  /// - Parameter hasNews: whether the feed that came has a new or a changed article in it.
  public static func visit(
    after answer: FeedAnswer.Content, terms: AnswerTerms = .none, hasNews: Bool, before: Visit, at now: Timestamp
  ) -> Visit {
    let move = sighting(of: terms.movedTo, before: before.move, at: now)
    switch answer {
    case .feed(let feed, let validators):
      let pace = RefreshPace(
        freshSeconds: fresh(terms.freshSeconds), gapMinutes: FeedRhythm.gapMinutes(of: feed.items, at: now),
        lastNews: lastNews(in: feed, isNews: hasNews, before: before, at: now), schedule: feed.schedule)
      return Visit(
        validators: validators, lastTried: now, lastSucceeded: now, pace: pace, move: move, declinedMove: before.declinedMove)
    case .unchanged:
      var pace = before.pace
      // What a 304 does not repeat stays as it was (RFC 9111 section 4.3.4).
      pace.freshSeconds = fresh(terms.freshSeconds) ?? pace.freshSeconds
      pace.lastNews = pace.lastNews ?? now
      return Visit(
        validators: before.validators?.renewed(by: terms.validators), lastTried: now, lastSucceeded: now, pace: pace, move: move,
        declinedMove: before.declinedMove)
    case .same(let validators):
      var pace = before.pace
      pace.freshSeconds = fresh(terms.freshSeconds)
      pace.lastNews = pace.lastNews ?? now
      return Visit(
        validators: validators, lastTried: now, lastSucceeded: now, pace: pace, move: move, declinedMove: before.declinedMove)
    case .failed(.web(.libraryMissing), _):
      // Nothing is known of the feed that was not known before, and nobody was asked.
      return before
    case .failed(let problem, let retryAfterSeconds):
      return failed(problem, retryAfterSeconds, terms, before: before, at: now)
    case .withheld:
      return before
    }
  }

  /// All of a first document is new to us, but how long the feed has been silent its dates tell. Later ones say when something was found,
  /// whatever date it bears: dates may be absent, or lie.
  private static func lastNews(in feed: Feed, isNews: Bool, before: Visit, at now: Timestamp) -> Timestamp {
    if isNews, before.lastSucceeded != nil { return now }
    return before.pace.lastNews ?? FeedRhythm.newestDate(in: feed.items, at: now) ?? now
  }

  /// A feed that is gone stays so whatever else goes wrong: only the feed itself brings it back.
  private static func failed(
    _ problem: FetchProblem, _ retryAfterSeconds: Int?, _ terms: AnswerTerms, before: Visit, at now: Timestamp
  ) -> Visit {
    var visit = before
    visit.lastTried = now
    visit.failures = min(before.failures, mostFailures) + 1
    visit.problem = before.problem == .gone ? .gone : problem
    visit.refusalFreshSeconds = fresh(terms.freshSeconds)
    visit.notBefore = retryAfterSeconds.map { now.adding(seconds: min(max($0, 0), longestWaitSeconds)) }
    visit.busyHost = problem.isOfTheWholeServer ? terms.host : nil
    return visit
  }

  private static func fresh(_ seconds: Int?) -> Int? {
    seconds.map { min(max($0, 0), longestRestMinutes * 60) }
  }
}
