public import CoreDomain

/// A picture and the path of its file, as the presentation layer uses them.
public struct PictureSummary: Hashable, Sendable {
  public let id: PictureID
  public let caption: String
  public let format: ImageFormat
  /// The size in bytes.
  public let byteCount: Int
  /// When the picture was saved; nil when it is not saved.
  public let saved: Timestamp?
  public let isStarred: Bool
  public let isSeen: Bool
  /// The path of the picture's file, so that other programs can open it.
  public let path: String

  public init(_ picture: Picture, path: String) {
    id = picture.id
    caption = picture.caption
    format = picture.format
    byteCount = picture.byteCount
    saved = picture.saved
    isStarred = picture.isStarred
    isSeen = picture.isSeen
    self.path = path
  }
}
