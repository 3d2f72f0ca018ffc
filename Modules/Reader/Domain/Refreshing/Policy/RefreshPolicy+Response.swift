public import CoreDomain

extension RefreshPolicy {
  /// The fetch state after a response. `hasNews` says whether the received feed has a new or changed article.
  public static func fetchState(
    after response: FeedResponse.Content, metadata: ResponseMetadata = .none, hasNews: Bool, before: FetchState, at now: Timestamp
  ) -> FetchState {
    let redirect = sighting(of: metadata.movedTo, before: before.redirect, at: now)
    switch response {
    case .feed(let feed, let validators):
      let hints = RefreshHints(
        freshSeconds: fresh(metadata.freshSeconds), gapMinutes: PostingFrequency.gapMinutes(of: feed.items, at: now),
        lastNews: lastNews(in: feed, isNews: hasNews, before: before, at: now), schedule: feed.schedule)
      return FetchState(
        validators: validators, lastTried: now, lastSucceeded: now, hints: hints, redirect: redirect,
        declinedRedirect: before.declinedRedirect, gaps: feed.gaps)
    case .unchanged:
      // Metadata that a 304 does not repeat stays the same (RFC 9111 section 4.3.4).
      return notModified(
        before.validators?.renewed(by: metadata.validators), freshSeconds: fresh(metadata.freshSeconds) ?? before.hints.freshSeconds,
        redirect: redirect, before: before, at: now)
    case .same(let validators):
      return notModified(validators, freshSeconds: fresh(metadata.freshSeconds), redirect: redirect, before: before, at: now)
    case .failed(.web(.libraryMissing), _), .failed(.web(.proxyUnreachable), _):
      // No request reached the server, so nothing new is known about the feed.
      return before
    case .failed(let problem, let retryAfterSeconds):
      return failed(problem, retryAfterSeconds, metadata, before: before, at: now)
    case .withheld:
      return before
    }
  }

  /// The fetch state after a response that brings nothing: "not modified" (304), or the same document once more, as its digest shows.
  private static func notModified(
    _ validators: Validators?, freshSeconds: Int?, redirect: PendingRedirect?, before: FetchState, at now: Timestamp
  ) -> FetchState {
    var hints = before.hints
    hints.freshSeconds = freshSeconds
    hints.lastNews = hints.lastNews ?? now
    return FetchState(
      validators: validators, lastTried: now, lastSucceeded: now, hints: hints, redirect: redirect,
      declinedRedirect: before.declinedRedirect, gaps: before.gaps)
  }

  /// The time of the last news. Everything in a first document is new to us, so its dates tell how long the feed has been silent. For later
  /// documents, it is the time of the refresh that found something new: dates may be missing or wrong.
  private static func lastNews(in feed: Feed, isNews: Bool, before: FetchState, at now: Timestamp) -> Timestamp {
    if isNews, before.lastSucceeded != nil { return now }
    return before.hints.lastNews ?? PostingFrequency.newestDate(in: feed.items, at: now) ?? now
  }

  /// The fetch state after a failure.
  private static func failed(
    _ problem: FetchError, _ retryAfterSeconds: Int?, _ metadata: ResponseMetadata, before: FetchState, at now: Timestamp
  ) -> FetchState {
    var fetchState = before
    fetchState.lastTried = now
    fetchState.failures = min(before.failures, maximumFailures) + 1
    fetchState.problem = staysGone(before) ? .gone : problem
    // A page in place of the feed, such as that of a hotel network, says nothing about the feed. Nor does another host.
    fetchState.refusalFreshSeconds = problem.isStatus && metadata.host == nil ? fresh(metadata.freshSeconds) : nil
    fetchState.notBefore = retryAfterSeconds.map { notBefore(retryAfterSeconds: $0, isOtherHost: metadata.host != nil, now: now) }
    fetchState.busyHost = problem.isOfTheWholeServer ? metadata.host : nil
    fetchState.redirect = redirect(after: problem, from: metadata.movedTo, before: before.redirect)
    return fetchState
  }
}
