public import Domain

/// What a server is asked for.
public struct FeedNetworkRequest: Hashable, Sendable {
  /// Where the feed is.
  public let address: WebAddress
  /// What to ask "has it changed?" with; nil to have it in any case.
  public let validators: Validators?
  /// What is set for the feed alone.
  public let settings: FeedSettings

  /// Makes a request.
  public init(address: WebAddress, validators: Validators? = nil, settings: FeedSettings = .none) {
    self.address = address
    self.validators = validators
    self.settings = settings
  }
}
