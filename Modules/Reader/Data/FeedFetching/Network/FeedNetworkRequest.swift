public import CoreDomain
public import ReaderDomain
internal import Transfer

public struct FeedNetworkRequest: Hashable, Sendable {
  public let url: WebURL
  /// The validators of a conditional request; nil requests the document unconditionally.
  public let validators: Validators?
  public let settings: FeedSettings
  /// Whether only the public internet may be asked; see `FeedRequest`.
  public let isPublic: Bool
  /// Whether a feed names the URL: then a redirect may not lead to another host in a private network.
  package var isLink = false
  /// The login for the server; see `FeedRequest`.
  public let login: Login?
  /// The program or the file that the feed is read from; see `FeedRequest`.
  public let source: LocalSource?
  /// The maximum number of requests in progress to one IP address; nil for no limit.
  package var maximumPerServer: Int?
  /// The accepted media types; nil for those of feeds.
  package var accept: String?
  /// The next request after redirects; nil before the first redirect.
  public private(set) var onward: RedirectRequest?

  public init(
    url: WebURL, validators: Validators? = nil, settings: FeedSettings = .none, isPublic: Bool = false, login: Login? = nil,
    source: LocalSource? = nil
  ) {
    self.url = url
    self.validators = validators
    self.settings = settings
    self.isPublic = isPublic
    self.login = login
    self.source = source
  }

  /// The first HTTP request of a feed request.
  package init(_ request: FeedRequest, maximumPerServer: Int? = nil) {
    self.init(
      url: request.url, validators: request.validators, settings: request.settings, isPublic: request.isPublic, login: request.login,
      source: request.source)
    self.maximumPerServer = maximumPerServer
  }

  /// The request that follows a redirect.
  func going(on onward: RedirectRequest) -> FeedNetworkRequest {
    var next = self
    next.onward = onward
    return next
  }

  /// The origin of the server that receives the request, after redirects.
  var origin: Origin? { Origin(onward?.request.url ?? url.text) }

  /// The host that receives the request, after redirects.
  package var host: String { onward?.host ?? url.host }
}
