public import Domain

/// What another reader knows about a feed besides its address.
public struct NewsboatFeedRecord: Hashable, Sendable {
  /// The feed's own title as plain text; it may be empty.
  public let title: String
  /// Its website.
  public let site: WebURL?

  /// Makes a record.
  public init(title: String, site: WebURL?) {
    self.title = title
    self.site = site
  }
}
