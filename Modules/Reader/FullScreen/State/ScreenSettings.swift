internal import CoreDomain
internal import ReaderDomain

/// What the user's settings say about the full screen, as of its start.
public struct ScreenSettings: Hashable, Sendable {
  /// Whether links that the user follows or copies lose their tracking parameters.
  public var cleansLinks: Bool
  /// Whether the images of an article are fetched when it is shown.
  public var showsImages: Bool

  /// The command that shows the images of an article, in place of the terminal; nil for none.
  public var viewer: String?

  public init(cleansLinks: Bool = true, showsImages: Bool = false, viewer: String? = nil) {
    self.cleansLinks = cleansLinks
    self.showsImages = showsImages
    self.viewer = viewer
  }

  /// What the user copies, in place of the published URL of an article.
  func followed(_ url: String) -> String {
    cleansLinks ? WebURL(validating: url)?.withoutTracking.link ?? url : url
  }
}
