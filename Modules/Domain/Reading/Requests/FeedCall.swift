/// A question to a feed's server.
public struct FeedCall: Hashable, Sendable {
  /// The subscription that it is for.
  public let feed: FeedID
  /// Where to ask.
  public let address: WebAddress
  /// What to ask with, if the answer was there before.
  public let validators: Validators?
  /// What is set for the feed alone.
  public let settings: FeedSettings

  /// Makes a question.
  public init(feed: FeedID, address: WebAddress, validators: Validators?, settings: FeedSettings = .none) {
    self.feed = feed
    self.address = address
    self.validators = validators
    self.settings = settings
  }
}
