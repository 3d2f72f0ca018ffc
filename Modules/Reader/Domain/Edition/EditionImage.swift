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
  public static let mostImages = 100
  public static let mostBytesPerImage = 4 << 20
  public static let mostBytes = 32 << 20
}

/// Fetches the pictures of articles.
public protocol EditionImageRepository: Sendable {
  /// The picture at a URL; nil when it cannot be fetched, when it is larger than `mostBytes`, or when `EditionImage` does not accept it.
  /// - Parameters:
  ///   - url: the URL of the picture.
  ///   - mostBytes: the maximum size in bytes.
  ///   - isPublic: whether only the public internet may be asked.
  func image(at url: WebURL, mostBytes: Int, isPublic: Bool) async -> EditionImage?
}

/// The pictures of an edition.
public struct EditionImages: Hashable, Sendable {
  public let images: [WebURL: EditionImage]
  /// The number of pictures that were not fetched, or not within the limits.
  public let missing: Int

  public static let none = EditionImages([:], missing: 0)

  public init(_ images: [WebURL: EditionImage], missing: Int) {
    self.images = images
    self.missing = missing
  }
}

extension Document {
  /// The URLs of the pictures in the text, in reading order. A URL may occur several times.
  var imageURLs: [WebURL] { embedded.compactMap { $0.kind == .image ? $0.url : nil } }
}
