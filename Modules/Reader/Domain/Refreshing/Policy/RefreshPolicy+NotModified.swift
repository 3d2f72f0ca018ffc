import CoreDomain

/// What is known of a feed after a response that brings nothing: "not modified" (304), or the same document once more.
extension RefreshPolicy {
  /// The fetch state after a 304. Metadata that it does not repeat stays the same (RFC 9111 section 4.3.4).
  static func notModified(
    _ metadata: ResponseMetadata, redirect: PendingRedirect?, before: FetchState, at now: Timestamp
  ) -> FetchState {
    var hints = before.hints
    hints.freshSeconds = fresh(metadata.freshSeconds) ?? hints.freshSeconds
    hints.lastNews = hints.lastNews ?? now
    return FetchState(
      validators: before.validators?.renewed(by: metadata.validators), lastTried: now, lastSucceeded: now, hints: hints,
      redirect: redirect, declinedRedirect: before.declinedRedirect, gaps: before.gaps)
  }

  /// The fetch state after the document of the last response, which the server has sent again. Its digest shows that it is the same.
  static func notModified(
    byDigest validators: Validators, _ metadata: ResponseMetadata, redirect: PendingRedirect?, before: FetchState, at now: Timestamp
  ) -> FetchState {
    var hints = before.hints
    hints.freshSeconds = fresh(metadata.freshSeconds)
    hints.lastNews = hints.lastNews ?? now
    return FetchState(
      validators: validators, lastTried: now, lastSucceeded: now, hints: hints, redirect: redirect,
      declinedRedirect: before.declinedRedirect, gaps: before.gaps)
  }
}
