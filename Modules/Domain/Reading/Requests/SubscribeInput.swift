/// The input of following a feed.
public struct SubscribeInput: Hashable, Sendable {
  /// The URL of a feed, or of a page that links to one, as typed.
  public let url: String
  /// The folder for the subscription.
  public let folder: FolderPath

  public init(url: String, folder: FolderPath = .top) {
    self.url = url
    self.folder = folder
  }
}
