public import ReaderDomain

extension ImageFile {
  /// The bytes of a PNG file with these claims, whose data is this many zeros.
  public static func png(width: Int, height: Int, dataCount: Int = 0) -> [UInt8] {
    func big(_ number: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] { big(data.count) + Array(type.utf8) + data + [0, 0, 0, 0] }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0])
      + chunk("IDAT", [UInt8](repeating: 0, count: dataCount)) + chunk("IEND", [])
  }

  /// The bytes of a JPEG file with these claims: a comment, the frame header, and a scan.
  public static func jpeg(width: Int, height: Int) -> [UInt8] {
    func big(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)] }
    return [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8] + big(height) + big(width) + [UInt8](repeating: 0, count: 10)
      + [0xFF, 0xDA, 0, 2, 0x12, 0xFF, 0, 0x34, 0xFF, 0xD0, 0x56, 0xFF, 0xD9]
  }
}
