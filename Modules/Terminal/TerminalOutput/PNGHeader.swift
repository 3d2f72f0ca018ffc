/// The beginning of a PNG file: a signature, then the chunk IHDR with width and height (https://www.w3.org/TR/png-3/, sections 5.2 and
/// 11.2.1).
enum PNGHeader {
  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
  private static let height = 20..<24

  /// The height in pixels, at least 0; nil when the bytes are not a PNG file.
  static func height(of bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: start), bytes.count >= height.upperBound else { return nil }
    return bytes[height].reduce(0) { $0 << 8 | Int($1) }
  }
}
