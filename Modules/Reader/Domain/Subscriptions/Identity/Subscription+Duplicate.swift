import CoreDomain

extension Subscription {
  /// Finds the subscription whose feed has this URL, even if the URL is written differently.
  static func duplicate(of url: WebURL, among subscriptions: [Subscription]) -> Subscription? {
    let id = FeedID(url: url)
    return subscriptions.first { $0.url.normalized == url.normalized || $0.id == id }
  }
}
