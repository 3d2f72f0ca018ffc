public import Domain
internal import Transfer

/// What a server is asked for.
public struct FeedNetworkRequest: Hashable, Sendable {
  /// Where the feed is.
  public let url: WebURL
  /// What to ask "has it changed?" with; nil to have it in any case.
  public let validators: Validators?
  /// What is set for the feed alone.
  public let settings: FeedSettings
  /// Where redirects have led by now; nil at the beginning of the way.
  public let onward: OnwardRequest?

  /// Makes a request.
  public init(url: WebURL, validators: Validators? = nil, settings: FeedSettings = .none) {
    self.init(url: url, validators: validators, settings: settings, onward: nil)
  }

  private init(url: WebURL, validators: Validators?, settings: FeedSettings, onward: OnwardRequest?) {
    self.url = url
    self.validators = validators
    self.settings = settings
    self.onward = onward
  }

  /// The request that is to be made next on the way.
  func going(on onward: OnwardRequest) -> FeedNetworkRequest {
    FeedNetworkRequest(url: url, validators: validators, settings: settings, onward: onward)
  }

  /// The origin that is really asked.
  var origin: Origin? { Origin(onward?.request.url ?? url.text) }

  /// The host that is really asked.
  package var host: String { onward?.host ?? url.host }
}
