import CoreDomain

/// Saves the new URL of a feed that moved permanently. When another subscription has that URL in any notation, merges the feed's subscription into it.
/// When a removed feed had it, its articles and marks return, as if it were followed again.
struct ApplyRedirect: Sendable {
  let storage: FeedStorage

  /// Merges articles and marks before it removes the subscription. The other subscription takes over what the user has set, as when feeds are joined,
  /// except secrets for another server. When this is interrupted, the next refresh repeats it.
  /// - Returns: the effect on the subscription. Nil when the subscription does not exist any more, or when another subscription took the
  ///   URL in the meantime.
  func callAsFunction(_ subscription: Subscription, to target: WebURL) async throws(ReaderError) -> FeedRedirect? {
    let all = try await storage.subscriptions.all()
    let others = all.filter { $0.id != subscription.id && $0.url.normalized == target.normalized }
    if let other = others.first(where: { $0.url == target }) ?? others.first {
      try await storage.articles.merge(subscription.id, into: other.id)
      try await storage.subscriptions.join([FeedJoin(other, [subscription.withoutSecrets(for: other.url)])])
      return FeedRedirect(subscription, to: target, mergedInto: other)
    }
    let known = try await storage.fetchStates.all()
    let removed = KnownFeeds(known).identified([Subscription(url: target, title: "")], among: all)[0].id
    // A feed that is followed, and has moved away from the URL, keeps its articles.
    if removed != subscription.id, known[removed] != nil, !all.contains(where: { $0.id == removed }) {
      try await storage.articles.merge(removed, into: subscription.id)
    }
    let moved = try await storage.subscriptions.redirect(subscription.id, to: target, former: subscription.url)
    return moved.map { _ in FeedRedirect(subscription, to: target) }
  }
}

extension Subscription {
  /// A copy without the secrets that no request to this URL may carry.
  fileprivate func withoutSecrets(for url: WebURL) -> Subscription {
    var settings = keptSettings
    for key in FeedSettings.Key.secrets where settings.origins[key] != WebOrigin(url).text { settings[key] = nil }
    return changed(SubscriptionChange(settings: settings))
  }
}
