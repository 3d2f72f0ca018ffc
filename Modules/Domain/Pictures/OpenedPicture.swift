/// A picture with its bytes.
public struct OpenedPicture: Hashable, Sendable {
  /// The picture and the path of its file.
  public let stored: StoredPicture
  /// The content of the file.
  public let bytes: [UInt8]

  public init(_ stored: StoredPicture, bytes: [UInt8]) {
    self.stored = stored
    self.bytes = bytes
  }
}
