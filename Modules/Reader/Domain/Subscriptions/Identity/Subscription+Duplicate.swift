import CoreDomain

extension Subscription {
  /// The subscription to the feed with this URL, in any notation; nil when there is none.
  static func duplicate(of url: WebURL, among subscriptions: [Subscription]) -> Subscription? {
    let id = FeedID(url: url)
    return subscriptions.first { $0.url.normalized == url.normalized || $0.id == id }
  }
}
