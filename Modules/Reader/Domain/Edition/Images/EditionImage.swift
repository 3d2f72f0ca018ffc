public import CoreDomain

/// The bytes of a picture. Every reading system for EPUB 3 shows its format (https://www.w3.org/TR/epub-33/#sec-core-media-types).
public struct EditionImage: Hashable, Sendable {
  public let format: ImageFormat
  public let bytes: [UInt8]

  /// Accepts the images that the full screen accepts; nil if the bytes are not a complete image within the pixel limits.
  public init?(_ bytes: [UInt8]) {
    guard let file = ImageFile(bytes), file.isWithinLimits else { return nil }
    format = file.format
    self.bytes = bytes
  }
}

/// The limits for the number and the sizes of an edition's pictures.
public enum EditionImageLimits {
  public static let maximumImages = 100
  public static let maximumBytesPerImage = 4 << 20
  public static let maximumBytes = 32 << 20
}

extension Document {
  /// The URLs of the pictures in the text, in reading order. A URL may occur several times.
  var imageURLs: [WebURL] { embedded.compactMap { $0.kind == .image ? $0.url : nil } }
}
