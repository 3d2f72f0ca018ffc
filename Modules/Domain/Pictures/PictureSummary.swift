/// What a list shows of a picture: the model that presentation works with.
public struct PictureSummary: Hashable, Sendable {
  /// Its identity.
  public let id: PictureID
  /// What it says.
  public let caption: String
  /// The format of its bytes.
  public let format: PictureFormat
  /// How many bytes it has.
  public let byteCount: Int
  /// When it was saved, if it is.
  public let saved: Timestamp?
  /// The path of its file.
  public let path: String

  /// Makes a summary.
  public init(id: PictureID, caption: String, format: PictureFormat, byteCount: Int, saved: Timestamp?, path: String) {
    self.id = id
    self.caption = caption
    self.format = format
    self.byteCount = byteCount
    self.saved = saved
    self.path = path
  }
}
