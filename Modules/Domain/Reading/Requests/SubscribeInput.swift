/// A wish to follow a feed.
public struct SubscribeInput: Hashable, Sendable {
  /// The address of a feed, or of a page that names one, as it was typed.
  public let url: String
  /// Where it shall stand.
  public let folder: FolderPath

  /// Makes an order.
  public init(url: String, folder: FolderPath = .top) {
    self.url = url
    self.folder = folder
  }
}
