public import Domain
internal import Transfer

/// A request for a feed.
public struct FeedNetworkRequest: Hashable, Sendable {
  /// The URL of the feed.
  public let url: WebURL
  /// The validators of a conditional request; nil requests the document unconditionally.
  public let validators: Validators?
  /// The settings of this feed.
  public let settings: FeedSettings
  /// The next request after redirects; nil before the first redirect.
  public let onward: OnwardRequest?

  public init(url: WebURL, validators: Validators? = nil, settings: FeedSettings = .none) {
    self.init(url: url, validators: validators, settings: settings, onward: nil)
  }

  private init(url: WebURL, validators: Validators?, settings: FeedSettings, onward: OnwardRequest?) {
    self.url = url
    self.validators = validators
    self.settings = settings
    self.onward = onward
  }

  /// The request that follows a redirect.
  func going(on onward: OnwardRequest) -> FeedNetworkRequest {
    FeedNetworkRequest(url: url, validators: validators, settings: settings, onward: onward)
  }

  /// The origin of the server that receives the request, after redirects.
  var origin: Origin? { Origin(onward?.request.url ?? url.text) }

  /// The host that receives the request, after redirects.
  package var host: String { onward?.host ?? url.host }
}
