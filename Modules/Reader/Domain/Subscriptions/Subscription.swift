public import CoreDomain

/// A feed that the user follows.
public struct Subscription: Hashable, Sendable {
  /// The identity, which stays when the URL changes.
  public internal(set) var id: FeedID
  /// The URL that the feed is fetched from. For a feed of this computer, a URL that stands for its source (`LocalSource.url`).
  public private(set) var url: WebURL
  /// The program or the file that the feed is read from; nil for a feed on the web.
  public private(set) var source: LocalSource?
  /// The URL before the last redirect, so that the user can revert it; nil when the feed never moved. It is never `url`.
  public private(set) var formerURL: WebURL?
  /// The title that the user gave the feed; nil without one. A refresh never changes it.
  public private(set) var ownTitle: String?
  /// The title that the feed gives itself; empty when it has none, and nil while it is unknown.
  public private(set) var feedTitle: String?
  /// The website of the feed.
  public private(set) var site: WebURL?
  /// The folder that contains the subscription.
  public private(set) var folder: FolderPath
  /// The user's tags of the feed, which its articles inherit.
  public private(set) var tags: [TagName]
  public var settings: FeedSettings
  /// What the feed server calls the feed; nil when none follows it.
  public private(set) var serverID: ServerFeedID?
  /// What an imported list says of the feed and Strata does not know, for exports.
  public let attributes: [OutlineAttribute]

  /// Creates a subscription. Without an `id`, the identity is derived from the URL. `title` is the user's own title. A text that is empty or
  /// equals the URL counts as no title.
  public init(
    id: FeedID? = nil, url: WebURL, formerURL: WebURL? = nil, title: String, feedTitle: String? = nil, site: WebURL? = nil,
    folder: FolderPath = .top, tags: [TagName] = [], settings: FeedSettings = .none, serverID: ServerFeedID? = nil,
    attributes: [OutlineAttribute] = []
  ) {
    self.id = id ?? FeedID(url: url)
    self.url = url
    self.formerURL = formerURL == url ? nil : formerURL
    ownTitle = Self.ownTitle(title, at: url)
    self.feedTitle = feedTitle.map(Self.cleanTitle)
    self.site = site
    self.folder = folder
    self.tags = tags
    self.settings = settings
    self.serverID = serverID
    self.attributes = attributes
  }

  /// Creates a subscription to a feed of this computer. Without an `id`, the identity is derived from the source.
  public init(
    id: FeedID? = nil, source: LocalSource, title: String, feedTitle: String? = nil, site: WebURL? = nil, folder: FolderPath = .top,
    tags: [TagName] = [], settings: FeedSettings = .none
  ) {
    self.init(
      id: id, url: source.url, title: title, feedTitle: feedTitle, site: site, folder: folder, tags: tags, settings: settings)
    self.source = source
  }

  /// The title shown to the user: the user's own, or else the feed's, or else the redacted URL.
  public var title: String {
    if let ownTitle { return ownTitle }
    if let feedTitle, !feedTitle.isEmpty { return feedTitle }
    return url.address
  }

  /// The URL to request: that of a filter, or else `url`.
  var requestURL: WebURL { source?.serverURL ?? url }

  /// The user's own title in a text; nil when the text is empty or the URL of the feed, as readers write it for a feed without a title.
  public static func ownTitle(_ text: String, at url: WebURL) -> String? {
    let title = cleanTitle(text)
    return title.isEmpty || [url.text, url.shown, url.address].contains(title) ? nil : title
  }

  /// The title that a refresh has to store when the feed gives itself the title `text`; nil when nothing changes.
  ///
  /// A feed that loses its title keeps the former one. The feed's title is not stored while only the user's own title is known, so that the
  /// list of subscriptions does not change without need.
  func newFeedTitle(_ text: String) -> String? {
    let title = Self.cleanTitle(text)
    guard let feedTitle else { return ownTitle == nil ? title : nil }
    return title.isEmpty || title == feedTitle ? nil : title
  }

  /// What a refresh has to store of what the feed says of itself; nil when nothing changes.
  func newDetails(of feed: Feed) -> FeedDetails? {
    FeedDetails(title: newFeedTitle(feed.title), site: site == nil ? feed.homePage : nil).ifAny
  }

  /// Whether the feed's title must be learned by the next refresh.
  var lacksTitle: Bool { ownTitle == nil && feedTitle == nil }

  /// The settings with the origins of their secrets. A secret without a stored origin was set before the feed moved. A feed of this computer
  /// never moves.
  var keptSettings: FeedSettings { source == nil ? settings.keepingOrigins(WebOrigin(formerURL ?? url)) : settings }

  /// Whether a secret has no stored origin, so that a change of the URL by hand could send it elsewhere.
  var lacksOrigins: Bool { settings != keptSettings }

  /// The secrets that are not sent, because they were set for another origin than that of the URL. An origin that cannot be read is another.
  public var withheldSecrets: [(key: FeedSettings.Key, origin: String)] {
    let origins = keptSettings.origins
    guard !origins.isEmpty else { return [] }
    let here = WebOrigin(url)
    return FeedSettings.Key.secrets.compactMap { key in
      guard let origin = origins[key] else { return nil }
      return WebOrigin(stored: origin).map(here.mayReceiveSecrets) == true ? nil : (key, origin)
    }
  }

  /// Whether a setting is not sent, or has no effect.
  var hasSettingProblem: Bool { !withheldSecrets.isEmpty || !settings.ignored.isEmpty }

  /// The settings for a request to the URL.
  var settingsToSend: FeedSettings {
    withheldSecrets.reduce(into: settings) { $0[$1.key] = nil }
  }

  /// A copy at another URL.
  public func moved(to url: WebURL, former: WebURL?) -> Subscription {
    var moved = self
    moved.settings = keptSettings
    (moved.url, moved.formerURL) = (url, former == url ? nil : former)
    return moved
  }

  /// A copy with the changes of a user. Any change also stores the origins of the secrets.
  public func changed(_ change: SubscriptionChange) -> Subscription {
    var changed = self
    if let title = change.title { changed.ownTitle = Self.ownTitle(title, at: url) }
    if let folder = change.folder { changed.folder = folder }
    if let tags = change.tags { changed.tags = tags }
    if let settings = change.settings { changed.settings = settings }
    changed.settings = changed.keptSettings
    return changed
  }

  /// A copy with the title that the feed gives itself.
  public func titled(byFeed title: String) -> Subscription {
    var titled = self
    titled.feedTitle = Self.cleanTitle(title)
    return titled
  }

  /// A copy with what the feed says of itself. A website that the list names stays.
  public func described(byFeed details: FeedDetails) -> Subscription {
    var described = details.title.map(titled(byFeed:)) ?? self
    described.site = site ?? details.site
    return described
  }

  /// A copy that the feed server knows by this name.
  public func known(toServerAs id: ServerFeedID?) -> Subscription {
    var known = self
    known.serverID = id
    return known
  }

  static func cleanTitle(_ text: String) -> String { text.collapsingWhitespace().withoutControls.collapsingWhitespace().limited() }
}
