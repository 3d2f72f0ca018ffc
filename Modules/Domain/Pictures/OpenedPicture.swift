/// A picture with its bytes.
public struct OpenedPicture: Hashable, Sendable {
  /// The picture and its place.
  public let stored: StoredPicture
  /// The bytes of its file.
  public let bytes: [UInt8]

  /// Makes an opened picture.
  public init(_ stored: StoredPicture, bytes: [UInt8]) {
    self.stored = stored
    self.bytes = bytes
  }
}
