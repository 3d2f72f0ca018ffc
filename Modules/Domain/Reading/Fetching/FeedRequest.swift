/// A request for a feed.
public struct FeedRequest: Hashable, Sendable {
  /// The subscription that the request is for.
  public let feed: FeedID
  public let url: WebURL
  /// The validators of the stored document; nil for an unconditional request.
  public let validators: Validators?
  /// The settings of the feed.
  public let settings: FeedSettings

  public init(feed: FeedID, url: WebURL, validators: Validators?, settings: FeedSettings = .none) {
    self.feed = feed
    self.url = url
    self.validators = validators
    self.settings = settings
  }
}
