import CZLib

/// The picture format (w3.org/TR/png-3), as much of it as drawings with few colours need.
enum PNG {
  /// The bytes of a file in indexed colour, eight bits a pixel.
  /// - Parameters:
  ///   - palette: the colour of each ink, in the order of their raw values.
  ///   - title: kept in the file, so that pictures which look alike differ in their bytes.
  /// - Returns: nil when zlib has no memory.
  static func encode(_ image: PixelImage, palette: [Colour], title: String) -> [UInt8]? {
    guard let data = deflated(scanlines(of: image)) else { return nil }
    let bitDepth: UInt8 = 8
    let indexedColour: UInt8 = 3
    // IHDR: the three zeros are the only compression, the only kind of filters, and no interlacing.
    let header = bytes(of: image.width) + bytes(of: image.height) + [bitDepth, indexedColour, 0, 0, 0]
    // iTXt: keyword, not compressed, no language, no translated keyword, text in UTF-8.
    let text = Array("Title".utf8) + [0, 0, 0, 0, 0] + Array(title.utf8)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header)
      + chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
      + chunk("iTXt", text)
      + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  /// Each row after a byte that says how it is filtered: not at all, since neighbours in a palette have nothing in common.
  private static func scanlines(of image: PixelImage) -> [UInt8] {
    (0..<image.height).flatMap { row in
      [0] + image.pixels[row * image.width..<(row + 1) * image.width].map(\.rawValue)
    }
  }

  /// In zlib's own format (RFC 1950), which compression method 0 is.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    var size = compressBound(uLong(bytes.count))
    var output = [UInt8](repeating: 0, count: Int(size))
    guard compress2(&output, &size, bytes, uLong(bytes.count), Z_BEST_COMPRESSION) == Z_OK else { return nil }
    return Array(output[..<Int(size)])
  }

  /// Length, type, data, and the CRC over the last two (section 5.3, chunk layout).
  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bytes(of: data.count) + checked + bytes(of: Int(crc32(0, checked, uInt(checked.count))))
  }

  /// Four bytes, the highest first.
  private static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
