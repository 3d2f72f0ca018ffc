/// A wish to follow a feed.
public struct SubscribeOrder: Hashable, Sendable {
  /// The address of a feed, or of a page that names one, as it was typed.
  public let address: String
  /// Where it shall stand.
  public let folder: FolderPath

  /// Makes an order.
  public init(address: String, folder: FolderPath = .top) {
    self.address = address
    self.folder = folder
  }
}
