public import CoreDomain

/// The bytes of a complete image, and the size in its header. The image is not decoded.
public struct ImageFile: Hashable, Sendable {
  public let bytes: [UInt8]
  public let format: ImageFormat
  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int

  /// Nil when the bytes are not an image in an accepted format, or when the image is incomplete or a single pixel, which is a tracking
  /// pixel. Bytes after the end of the image are allowed.
  public init?(_ bytes: [UInt8]) {
    guard let format = ImageFormat(of: bytes) else { return nil }
    let structure = ImageStructure(bytes)
    let size: (width: Int, height: Int)? =
      switch format {
      case .png: structure.sizeOfPNG
      case .jpeg: structure.sizeOfJPEG
      case .gif: structure.sizeOfGIF
      case .webp: structure.sizeOfWebP
      }
    guard let size, size.width > 0, size.height > 0, size != (1, 1) else { return nil }
    self.bytes = bytes
    self.format = format
    (width, height) = size
  }

  /// Limits the memory of a program that shows the image: decoded, each pixel takes four bytes, whatever the size of the file.
  private static let maximumPixels = 32_000_000
  /// The limit of kitty (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
  private static let maximumPixelsPerSide = 10_000

  /// Whether the image is within both limits.
  var isWithinLimits: Bool { Self.isWithinLimits((width, height)) }

  /// Whether an image of this size is within both limits.
  static func isWithinLimits(_ size: (width: Int, height: Int)) -> Bool {
    max(size.width, size.height) <= maximumPixelsPerSide && size.width * size.height <= maximumPixels
  }
}

/// Reads the size of an image, and checks that all its parts are there. The offsets are those of the formats' specifications.
private struct ImageStructure {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A number, most significant byte first; nil beyond the end of the file.
  private func big(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number, least significant byte first; nil beyond the end of the file.
  private func little(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Chunks of a length, a type, data and a checksum, from IHDR to IEND (https://www.w3.org/TR/png-3/, section 5).
  var sizeOfPNG: (Int, Int)? {
    let (first, data, last) = (0x4948_4452, 0x4944_4154, 0x4945_4E44)
    guard big(12, 4) == first, let width = big(16, 4), let height = big(20, 4) else { return nil }
    var (offset, hasData) = (8, false)
    while let length = big(offset, 4), let type = big(offset + 4, 4), big(offset + 8 + length, 4) != nil {
      if type == last { return hasData ? (width, height) : nil }
      hasData = hasData || type == data
      offset += length + 12
    }
    return nil
  }

  /// A screen descriptor with a color table, then images and extensions in blocks, up to a trailer
  /// (https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix B).
  var sizeOfGIF: (Int, Int)? {
    guard let width = little(6, 2), let height = little(8, 2), let screen = big(10, 1) else { return nil }
    var (offset, hasImage) = (13 + Self.colorBytes(screen), false)
    while let kind = big(offset, 1) {
      switch kind {
      case 0x3B: return hasImage ? (width, height) : nil
      case 0x21: offset += 2
      case 0x2C:
        guard let image = big(offset + 9, 1) else { return nil }
        hasImage = true
        offset += 11 + Self.colorBytes(image)
      default: return nil
      }
      while let length = big(offset, 1), length > 0 { offset += 1 + length }
      offset += 1
    }
    return nil
  }

  /// The length of the color table that these flags announce, in bytes.
  private static func colorBytes(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

  /// Segments of a marker, a length and data, up to the end of the image. The start of a scan is followed by compressed data without a
  /// length. In this data, a 0xFF before a 0 or before a restart marker does not end the data (ITU-T T.81, annex B).
  var sizeOfJPEG: (Int, Int)? {
    var (offset, size, hasScan): (Int, (Int, Int)?, Bool) = (2, nil, false)
    var isTurned: Bool?
    while let mark = big(offset, 1), let marker = big(offset + 1, 1) {
      guard mark == 0xFF, hasScan || marker != 0 else {
        guard hasScan, let next = bytes[(offset + 1)...].firstIndex(of: 0xFF) else { return nil }
        offset = next
        continue
      }
      switch marker {
      case 0xFF: offset += 1
      case 0x00, 0x01, 0xD0...0xD7: offset += 2
      case 0xD9: return hasScan ? size.map { isTurned == true ? ($0.1, $0.0) : $0 } : nil
      default:
        guard let length = big(offset + 2, 2), length >= 2 else { return nil }
        if marker == 0xDA { hasScan = true }
        if marker == 0xE1, isTurned == nil { isTurned = isOnItsSide(byExifAt: offset + 4) }
        if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
          guard let height = big(offset + 5, 2), let width = big(offset + 7, 2) else { return nil }
          size = (width, height)
        }
        offset += 2 + length
      }
    }
    return nil
  }

  /// Whether the image is shown turned by a quarter: its orientation is 5 to 8 (TIFF 6.0, sections 2 and 8; Exif 2.32, section 4.7.2).
  /// - Returns: nil when this is no Exif data.
  private func isOnItsSide(byExifAt offset: Int) -> Bool? {
    let (exif, littleEndian, orientation) = (0x4578_6966_0000, 0x4949, 274)
    guard big(offset, 6) == exif else { return nil }
    let start = offset + 6
    let isLittle = big(start, 2) == littleEndian
    func number(_ offset: Int, _ count: Int) -> Int? { isLittle ? little(start + offset, count) : big(start + offset, count) }
    guard let table = number(4, 4), let entries = number(table, 2) else { return false }
    return (0..<entries).map { table + 2 + $0 * 12 }
      .contains { number($0, 2) == orientation && 5...8 ~= number($0 + 8, 2) ?? 1 }
  }

  /// Chunks of a type, a length and data, up to the length of the file: a lossy, a lossless or an extended one (RFC 9649, section 2).
  var sizeOfWebP: (Int, Int)? {
    let images = [0x5650_3820, 0x5650_384C, 0x414E_4D46]
    guard let length = little(4, 4), let size = sizeInWebPHeader else { return nil }
    var (offset, hasImage) = (12, false)
    while offset < 8 + length {
      guard let type = big(offset, 4), let count = little(offset + 4, 4), offset + 8 + count <= bytes.count else { return nil }
      hasImage = hasImage || images.contains(type)
      offset += 8 + count + count % 2
    }
    return hasImage ? size : nil
  }

  private var sizeInWebPHeader: (Int, Int)? {
    switch big(12, 4) {
    case 0x5650_3820:
      guard big(23, 3) == 0x9D012A else { return nil }
      return little(26, 2).flatMap { width in little(28, 2).map { (width & 0x3FFF, $0 & 0x3FFF) } }
    case 0x5650_384C:
      guard big(20, 1) == 0x2F else { return nil }
      return little(21, 4).map { ($0 & 0x3FFF + 1, $0 >> 14 & 0x3FFF + 1) }
    case 0x5650_3858: return little(24, 3).flatMap { width in little(27, 3).map { (width + 1, $0 + 1) } }
    default: return nil
    }
  }
}
