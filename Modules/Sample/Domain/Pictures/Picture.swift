public import CoreDomain

/// A stored picture with a caption. Its bytes are stored separately.
public struct Picture: Hashable, Sendable {
  public let id: PictureID
  public let caption: String
  public let format: ImageFormat
  /// The size in bytes.
  public let byteCount: Int
  /// The URL that the picture was fetched from.
  public let source: WebURL
  /// When the picture was fetched.
  public var said: Timestamp
  /// When the user saved the picture; nil while it is not saved.
  public var saved: Timestamp?

  public init(
    id: PictureID, caption: String, format: ImageFormat, byteCount: Int, source: WebURL, said: Timestamp, saved: Timestamp? = nil
  ) {
    self.id = id
    self.caption = caption
    self.format = format
    self.byteCount = byteCount
    self.source = source
    self.said = said
    self.saved = saved
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
