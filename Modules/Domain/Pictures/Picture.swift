/// A picture with a caption, as it is kept. Its bytes are kept apart.
public struct Picture: Hashable, Sendable {
  /// Its identity.
  public let id: PictureID
  /// What it says.
  public let caption: String
  /// The format of its bytes.
  public let format: PictureFormat
  /// How many bytes it has.
  public let byteCount: Int
  /// Where it came from.
  public let source: WebURL
  /// When it came.
  public let said: Timestamp
  /// When the person saved it; nil for the last one that was said and is not saved yet.
  public let saved: Timestamp?

  /// Makes a picture.
  public init(
    id: PictureID, caption: String, format: PictureFormat, byteCount: Int, source: WebURL, said: Timestamp, saved: Timestamp? = nil
  ) {
    self.id = id
    self.caption = caption
    self.format = format
    self.byteCount = byteCount
    self.source = source
    self.said = said
    self.saved = saved
  }

  /// The same picture, said again at a moment.
  public func said(at moment: Timestamp) -> Picture {
    Picture(id: id, caption: caption, format: format, byteCount: byteCount, source: source, said: moment, saved: saved)
  }

  /// The same picture, saved at a moment.
  public func saved(at moment: Timestamp) -> Picture {
    Picture(id: id, caption: caption, format: format, byteCount: byteCount, source: source, said: said, saved: moment)
  }
}
