extension RefreshPolicy {
  /// On so many different days in a row a permanent redirect must be seen before its target is saved: a hotel's network and a server set up
  /// wrongly for an evening send everybody elsewhere "for good", too.
  public static let daysBeforeMove = 3

  /// What is known of a feed's move after an answer whose permanent redirects led to `target`. An answer without any ends what was seen before.
  static func sighting(of target: WebURL?, before: PendingRedirect?, at now: Timestamp) -> PendingRedirect? {
    guard let target else { return nil }
    guard let before, before.target == target else { return PendingRedirect(target: target, lastSeen: now) }
    guard now.dayNumber > before.lastSeen.dayNumber else { return before }
    return PendingRedirect(target: target, lastSeen: now, days: min(before.days, daysBeforeMove) + 1)
  }

  /// The address to save for a subscription; nil while there is none.
  ///
  /// A move that a person has taken back is not made again, nor one that would give up a secure connection for good, nor
  /// one that would lose the user name and password, which servers do not write into redirects.
  public static func newURL(of subscription: Subscription, after fetchState: FetchState) -> WebURL? {
    guard let redirect = fetchState.redirect, redirect.days >= daysBeforeMove, redirect.target != subscription.url else { return nil }
    guard redirect.target != fetchState.declinedRedirect, redirect.target.isSecure || !subscription.url.isSecure else { return nil }
    guard redirect.target.hasCredentials || !subscription.url.hasCredentials else { return nil }
    return redirect.target
  }
}
