public import CoreDomain

/// Another feed reader's metadata of a feed.
public struct NewsboatFeedRecord: Hashable, Sendable {
  /// The feed's own title as plain text; may be empty.
  public let title: String
  /// The feed's website.
  public let site: WebURL?

  public init(title: String, site: WebURL?) {
    self.title = title
    self.site = site
  }
}
