/// One picture in a list, as the presentation layer uses it.
public struct PictureSummary: Hashable, Sendable {
  public let id: PictureID
  public let caption: String
  public let format: PictureFormat
  /// The size in bytes.
  public let byteCount: Int
  /// When the picture was saved; nil when it is not saved.
  public let saved: Timestamp?
  /// The path of the picture's file.
  public let path: String

  public init(id: PictureID, caption: String, format: PictureFormat, byteCount: Int, saved: Timestamp?, path: String) {
    self.id = id
    self.caption = caption
    self.format = format
    self.byteCount = byteCount
    self.saved = saved
    self.path = path
  }
}
