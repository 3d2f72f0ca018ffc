public import Domain

/// What a server is asked for.
public struct FeedNetworkRequest: Hashable, Sendable {
  /// Where the feed is.
  public let address: WebAddress
  /// What to ask "has it changed?" with; nil to have it in any case.
  public let validators: Validators?

  /// Makes a request.
  public init(address: WebAddress, validators: Validators? = nil) {
    self.address = address
    self.validators = validators
  }
}
