public import Domain

/// A picture as it is drawn.
public struct ShownPicture: Hashable, Sendable {
  /// The bytes of its file.
  public let bytes: [UInt8]
  /// Their format.
  public let format: PictureFormat

  /// Makes a picture.
  public init(bytes: [UInt8], format: PictureFormat) {
    self.bytes = bytes
    self.format = format
  }
}
