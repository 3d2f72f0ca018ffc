public import CoreDomain

/// A feed that the server follows for the user.
public struct ServerSubscription: Hashable, Sendable {
  public let id: ServerFeedID
  public let url: WebURL
  public let title: String
  /// The folder. Of several, the first. The server's default folder is the top level.
  public let folder: FolderPath
  public let site: WebURL?

  public init(id: ServerFeedID, url: WebURL, title: String, folder: FolderPath = .top, site: WebURL? = nil) {
    self.id = id
    self.url = url
    self.title = title
    self.folder = folder
    self.site = site
  }
}
