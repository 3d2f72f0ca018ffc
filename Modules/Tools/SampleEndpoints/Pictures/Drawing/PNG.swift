import Deflate

/// Writes drawings with few colors in the PNG format (w3.org/TR/png-3).
enum PNG {
  /// Encodes a picture in indexed color, with eight bits per pixel.
  /// - Parameters:
  ///   - palette: The colors of the inks, in the order of their raw values.
  ///   - title: The title in the file. With different titles, pictures that look the same have different bytes.
  /// - Returns: The bytes of the file; nil when zlib has no memory.
  static func encode(_ image: PixelImage, palette: [Color], title: String) -> [UInt8]? {
    guard let data = ZlibFormat.compress(scanlines(of: image)) else { return nil }
    let bitDepth: UInt8 = 8
    let indexedColor: UInt8 = 3
    // IHDR: the three zeros are the only compression method, the only filter method, and no interlacing.
    let header = bytes(of: image.width) + bytes(of: image.height) + [bitDepth, indexedColor, 0, 0, 0]
    // iTXt: keyword, not compressed, no language, no translated keyword, text in UTF-8.
    let text = Array("Title".utf8) + [0, 0, 0, 0, 0] + Array(title.utf8)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header)
      + chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
      + chunk("iTXt", text)
      + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  /// The rows, each after a byte for its filter. No filter is used, because neighbouring palette indexes are not related.
  private static func scanlines(of image: PixelImage) -> [UInt8] {
    (0..<image.height).flatMap { row in
      [0] + image.pixels[row * image.width..<(row + 1) * image.width].map(\.rawValue)
    }
  }

  /// A chunk: length, type, data, and the CRC of type and data (section 5.3, chunk layout).
  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bytes(of: data.count) + checked + bytes(of: Int(CRC32.checksum(of: checked)))
  }

  /// The number as four bytes, most significant byte first.
  private static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
