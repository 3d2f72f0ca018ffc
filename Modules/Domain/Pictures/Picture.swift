/// A stored picture with a caption. Its bytes are stored separately.
public struct Picture: Hashable, Sendable {
  public let id: PictureID
  public let caption: String
  public let format: PictureFormat
  /// The size in bytes.
  public let byteCount: Int
  /// The URL that the picture was fetched from.
  public let source: WebURL
  /// When the picture was fetched.
  public let said: Timestamp
  /// When the user saved the picture; nil for the latest picture while it is not saved.
  public let saved: Timestamp?

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

  /// Returns the same picture, fetched again at `moment`.
  public func said(at moment: Timestamp) -> Picture {
    Picture(id: id, caption: caption, format: format, byteCount: byteCount, source: source, said: moment, saved: saved)
  }

  /// Returns the same picture, saved at `moment`.
  public func saved(at moment: Timestamp) -> Picture {
    Picture(id: id, caption: caption, format: format, byteCount: byteCount, source: source, said: said, saved: moment)
  }
}

/// A picture and the path of its file, so that other programs can open the file.
public struct StoredPicture: Hashable, Sendable {
  public let picture: Picture
  /// The path of the picture's file.
  public let path: String

  public init(_ picture: Picture, path: String) {
    self.picture = picture
    self.path = path
  }
}
