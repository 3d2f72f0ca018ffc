import CoreDomain

extension [Subscription] {
  /// The subscription to the feed with this URL, in any notation; nil when there is none.
  func duplicate(of url: WebURL) -> Subscription? {
    let id = FeedID(url: url)
    return first { $0.url.normalized == url.normalized || $0.id == id }
  }
}
