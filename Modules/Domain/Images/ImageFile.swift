/// The bytes of an image with the size that its header claims. Nothing is decoded.
public struct ImageFile: Hashable, Sendable {
  public let bytes: [UInt8]
  public let format: ImageFormat
  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int

  /// Nil when the bytes are not an image in an accepted format, when its header is incomplete, or when a PNG file has no end.
  public init?(_ bytes: [UInt8]) {
    guard let format = ImageFormat(of: bytes) else { return nil }
    let header = ImageHeader(bytes)
    let size: (width: Int, height: Int)? =
      switch format {
      case .png: header.sizeOfPNG
      case .jpeg: header.sizeOfJPEG
      case .gif: header.sizeOfGIF
      case .webp: header.sizeOfWebP
      }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    self.bytes = bytes
    self.format = format
    (width, height) = size
  }
}

/// Reads the size of an image. Each offset is from the specification of the format.
private struct ImageHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A number, the most significant byte first; nil beyond the end.
  private func big(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number, the least significant byte first; nil beyond the end.
  private func little(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Chunks of a length, a type, data and a checksum, from IHDR to IEND (https://www.w3.org/TR/png-3/, section 5).
  var sizeOfPNG: (Int, Int)? {
    let (first, last) = (0x4948_4452, 0x4945_4E44)
    guard big(12, 4) == first, let width = big(16, 4), let height = big(20, 4) else { return nil }
    var offset = 8
    while let length = big(offset, 4), let type = big(offset + 4, 4) {
      if type == last { return (width, height) }
      offset += length + 12
    }
    return nil
  }

  /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt, section 18.
  var sizeOfGIF: (Int, Int)? { little(6, 2).flatMap { width in little(8, 2).map { (width, $0) } } }

  /// Segments of a marker, a length and data, up to the frame header (ITU-T T.81, annex B).
  var sizeOfJPEG: (Int, Int)? {
    var offset = 2
    while let mark = big(offset, 1), let marker = big(offset + 1, 1), mark == 0xFF {
      switch marker {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      // The end of the image, or the beginning of its data.
      case 0xD9, 0xDA: return nil
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        return big(offset + 7, 2).flatMap { width in big(offset + 5, 2).map { (width, $0) } }
      default:
        guard let length = big(offset + 2, 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  /// A lossy, a lossless or an extended file (RFC 9649, section 2).
  var sizeOfWebP: (Int, Int)? {
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
