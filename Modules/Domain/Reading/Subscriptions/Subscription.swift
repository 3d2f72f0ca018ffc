/// A feed that the user follows.
public struct Subscription: Hashable, Sendable {
  /// The identity, which stays when the URL changes.
  public let id: FeedID
  /// The URL that the feed is fetched from.
  public let url: WebURL
  /// The URL before the last redirect, so that the user can revert it; nil when the feed never moved.
  public let formerURL: WebURL?
  /// The title shown to the user; the URL when the feed has no title.
  public let title: String
  /// The website of the feed.
  public let site: WebURL?
  /// The folder that contains the subscription.
  public let folder: FolderPath
  /// The settings of this feed.
  public var settings: FeedSettings

  /// Makes a subscription. Without an `id`, the identity is derived from the URL. An empty title becomes the redacted URL.
  public init(
    id: FeedID? = nil, url: WebURL, formerURL: WebURL? = nil, title: String, site: WebURL? = nil,
    folder: FolderPath = .top, settings: FeedSettings = .none
  ) {
    let title = title.collapsingWhitespace().limited()
    self.id = id ?? FeedID(url: url)
    self.url = url
    self.formerURL = formerURL
    self.title = title.isEmpty ? url.shown : title
    self.site = site
    self.folder = folder
    self.settings = settings
  }
}

/// The folders that contain a subscription, outermost first. Empty at the top level.
public struct FolderPath: Hashable, Sendable {
  /// The names of the folders, outermost first; no name is empty.
  public let names: [String]

  /// The maximum depth. Nobody needs more, and some readers could not read a list with deeper folders.
  public static let deepest = 32

  /// The top level, outside of all folders.
  public static let top = FolderPath(names: [])

  /// Makes a path of names. White space is collapsed, names that are empty after that are left out, and long names are cut (`TextLimits`).
  public init(names: [String]) {
    self.names = names.map { $0.collapsingWhitespace().limited() }.filter { !$0.isEmpty }
  }

  /// Parses a path as users write it: names separated by slashes, such as `News/Local`.
  public init(_ text: String) {
    self.init(names: text.split(separator: "/").map(String.init))
  }

  /// The path as users write it.
  public var text: String { names.joined(separator: "/") }

  /// Whether this path is `folder` or lies inside it. Case does not matter.
  public func isInside(_ folder: FolderPath) -> Bool {
    names.count >= folder.names.count && zip(names, folder.names).allSatisfy { $0.lowercased() == $1.lowercased() }
  }
}
