public import CoreDomain

/// The bytes of a picture.
public struct EditionImage: Hashable, Sendable {
  public let format: ImageFormat
  public let bytes: [UInt8]

  /// Nil unless the bytes are an image that the full screen shows, too: a whole one, within the limits of its pixels.
  public init?(_ bytes: [UInt8]) {
    guard let file = ImageFile(bytes), file.isWithinLimits else { return nil }
    format = file.format
    self.bytes = bytes
  }
}

/// How many pictures an edition may have, and how large they may be.
public enum EditionImageLimits {
  public static let maximumImages = 100
  public static let maximumBytesPerImage = 4 << 20
  public static let maximumBytes = 32 << 20
}

extension Document {
  /// The URLs of the pictures in the text, in reading order. A URL may occur several times.
  var imageURLs: [WebURL] { embedded.compactMap { $0.kind == .image ? $0.url : nil } }
}
