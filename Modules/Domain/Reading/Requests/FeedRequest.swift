/// A question to a feed's server.
public struct FeedRequest: Hashable, Sendable {
  /// The subscription that it is for.
  public let feed: FeedID
  /// Where to ask.
  public let url: WebURL
  /// What to ask with, if the answer was there before.
  public let validators: Validators?
  /// What is set for the feed alone.
  public let settings: FeedSettings

  /// Makes a question.
  public init(feed: FeedID, url: WebURL, validators: Validators?, settings: FeedSettings = .none) {
    self.feed = feed
    self.url = url
    self.validators = validators
    self.settings = settings
  }
}
