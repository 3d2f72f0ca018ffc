extension RefreshPolicy {
  /// The decision for a feed with the user's settings, which can only lengthen the interval.
  public static func decision(
    for fetchState: FetchState, of subscription: Subscription, server: HostBackoffEntry? = nil, now: Timestamp, isForced: Bool = false
  ) -> RefreshDecision {
    let decision = decision(for: fetchState, of: subscription.id, server: server, now: now, isForced: isForced)
    guard !isForced, let minutes = subscription.settings.intervalMinutes, let lastTried = fetchState.lastTried, lastTried <= now else {
      return decision
    }
    let until = lastTried.adding(minutes: minutes)
    if case .skip(let reason) = decision, reason.until.map({ $0 >= until }) ?? true { return decision }
    return now < until ? .skip(.notDue(until: until, .chosen(minutes: minutes))) : decision
  }
}
