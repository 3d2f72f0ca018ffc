public import CoreDomain

public struct FeedRequest: Hashable, Sendable {
  /// The subscription that the request is for.
  public let feed: FeedID
  public let url: WebURL
  /// The validators of the stored document; nil for an unconditional request.
  public let validators: Validators?
  public let settings: FeedSettings
  /// Whether only the public internet may be asked, because a page of the public internet named the URL, not the user.
  public let isPublic: Bool
  /// The login for the server, when it is not in the file that the settings name.
  public let login: Login?
  /// The program or the file that the feed is read from, of which `url` is the URL to request, if any; nil for a feed on the web.
  public let source: LocalSource?

  /// The first request for a URL that may be a feed or a page.
  public init(first url: WebURL, login: Login? = nil, isPublic: Bool = false) {
    self.init(feed: FeedID(url: url), url: url, validators: nil, isPublic: isPublic, login: login)
  }

  /// The first request for a feed of this computer.
  public init(first source: LocalSource) {
    self.init(feed: FeedID(url: source.url), url: source.serverURL ?? source.url, validators: nil, source: source)
  }

  public init(
    feed: FeedID, url: WebURL, validators: Validators?, settings: FeedSettings = .none, isPublic: Bool = false, login: Login? = nil,
    source: LocalSource? = nil
  ) {
    self.feed = feed
    self.url = url
    self.validators = validators
    self.settings = settings
    self.isPublic = isPublic
    self.login = login
    self.source = source
  }

  /// The URL by which messages name the feed.
  public var address: WebURL { source?.url ?? url }
}
