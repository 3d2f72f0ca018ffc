public import CoreDomain

extension RefreshPolicy {
  /// The number of different days in a row on which a permanent redirect must be seen before its target is saved. A hotel network, or a
  /// server that is misconfigured for an evening, also sends permanent redirects.
  public static let daysBeforeMove = 3

  /// The pending redirect after a response whose permanent redirects led to `target`. A response without such redirects discards the
  /// pending redirect.
  static func sighting(of target: WebURL?, before: PendingRedirect?, at now: Timestamp) -> PendingRedirect? {
    guard let target else { return nil }
    guard let before, before.target == target else { return PendingRedirect(target: target, lastSeen: now) }
    guard now.dayNumber > before.lastSeen.dayNumber else { return before }
    return PendingRedirect(target: target, lastSeen: now, days: min(before.days, daysBeforeMove) + 1)
  }

  /// The pending redirect after a failure, which confirms none. An answer in its place discards it. Without an answer, nothing new is known of it.
  static func redirect(after problem: FetchError, from target: WebURL?, before: PendingRedirect?) -> PendingRedirect? {
    problem.isAnswer && before?.target != target ? nil : before
  }

  /// The URL to save for a subscription; nil when its URL does not change.
  ///
  /// Three kinds of redirects are not applied: one that the user reverted, one that leads from https to http, and one that would lose the
  /// user name and password. Servers do not write credentials into redirects. A filter keeps the URL that the user wrote.
  public static func newURL(of subscription: Subscription, after fetchState: FetchState) -> WebURL? {
    guard subscription.source == nil else { return nil }
    guard let redirect = fetchState.redirect, redirect.days >= daysBeforeMove, redirect.target != subscription.url else { return nil }
    guard redirect.target != fetchState.declinedRedirect, redirect.target.isSecure || !subscription.url.isSecure else { return nil }
    guard redirect.target.hasCredentials || !subscription.url.hasCredentials else { return nil }
    return redirect.target
  }
}
