public import CoreDomain

/// An encoded picture that a display can draw.
public struct ShownPicture: Hashable, Sendable {
  /// The content of the picture's file.
  public let bytes: [UInt8]
  public let format: ImageFormat

  public init(bytes: [UInt8], format: ImageFormat) {
    self.bytes = bytes
    self.format = format
  }
}
