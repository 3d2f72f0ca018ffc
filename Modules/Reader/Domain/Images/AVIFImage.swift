import CoreDomain

/// The bytes of a picture in AVIF, and the size that its boxes state (ISO/IEC 23000-22, 23008-12). Terminals and EPUB do not show the format, so it
/// is only converted. The picture is not decoded.
public struct AVIFImage: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int

  /// The properties of the picture are near the beginning of the file.
  private static let lengthOfHeader = 1 << 16
  /// More than any image may have, and so little that its square is a number.
  private static let longestSide = 1 << 24

  /// Nil when the bytes are not AVIF, or a single pixel, which is a tracking pixel.
  public init?(_ bytes: [UInt8]) {
    func number(_ offset: Int) -> Int? {
      offset >= 0 && offset + 4 <= bytes.count ? bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } : nil
    }
    let (fileType, still, sequence, extent) = (0x6674_7970, 0x6176_6966, 0x6176_6973, 0x6973_7065)
    guard let length = number(0), number(4) == fileType else { return nil }
    // The brand of the file, and the brands with which it is compatible; between them is a version.
    let brands = stride(from: 8, to: min(length, 256), by: 4).filter { $0 != 12 }.compactMap(number)
    guard brands.contains(where: { $0 == still || $0 == sequence }) else { return nil }
    // A picture of tiles states the size of the whole, and that of a tile.
    var largest = (width: 0, height: 0)
    for offset in 0..<min(bytes.count, Self.lengthOfHeader) where bytes[offset] == 0x69 && number(offset) == extent {
      guard let width = number(offset + 8), let height = number(offset + 12) else { continue }
      let size = (width: min(width, Self.longestSide), height: min(height, Self.longestSide))
      if size.width * size.height > largest.width * largest.height { largest = size }
    }
    guard largest.width > 0, largest.height > 0, largest != (1, 1) else { return nil }
    self.bytes = bytes
    (width, height) = largest
  }
}

/// An image as a server sent it.
public enum FetchedImage: Hashable, Sendable {
  case file(ImageFile)
  /// An image that must be converted to be shown.
  case avif(AVIFImage)

  /// Nil when the bytes are neither.
  public init?(_ bytes: [UInt8]) {
    if let file = ImageFile(bytes) {
      self = .file(file)
    } else if let avif = AVIFImage(bytes) {
      self = .avif(avif)
    } else {
      return nil
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .file(let file): file.bytes
    case .avif(let avif): avif.bytes
    }
  }

  /// The name of the format, as converters know it.
  var format: String {
    switch self {
    case .file(let file): file.format.rawValue
    case .avif: "avif"
    }
  }

  /// The size in pixels.
  var size: (width: Int, height: Int) {
    switch self {
    case .file(let file): (file.width, file.height)
    case .avif(let avif): (avif.width, avif.height)
    }
  }
}
