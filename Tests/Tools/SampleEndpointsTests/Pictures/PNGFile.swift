import Deflate

/// A PNG, read strictly: nil when any part violates the format.
struct PNGFile {
  let width: Int
  let height: Int
  /// The colors, by index.
  let palette: [[UInt8]]
  /// Color indices, row by row.
  let rows: [[UInt8]]
  let title: String

  init?(_ bytes: [UInt8]) {
    guard let chunks = Self.chunks(of: bytes), chunks.map(\.type) == ["IHDR", "PLTE", "iTXt", "IDAT", "IEND"] else { return nil }
    let header = chunks[0].data
    guard header.count == 13, Array(header[8...]) == [8, 3, 0, 0, 0] else { return nil }
    let width = Self.number(header[0..<4])
    let height = Self.number(header[4..<8])
    guard chunks[1].data.count % 3 == 0, chunks[4].data.isEmpty else { return nil }
    guard let lines = Self.inflate(chunks[3].data, size: (width + 1) * height) else { return nil }
    let rows = stride(from: 0, to: lines.count, by: width + 1).map { Array(lines[$0 + 1..<$0 + width + 1]) }
    let areUnfiltered = stride(from: 0, to: lines.count, by: width + 1).allSatisfy { lines[$0] == 0 }
    let palette = stride(from: 0, to: chunks[1].data.count, by: 3).map { Array(chunks[1].data[$0..<$0 + 3]) }
    guard areUnfiltered, rows.joined().allSatisfy({ $0 < palette.count }) else { return nil }
    let keyword = Array("Title".utf8) + [0, 0, 0, 0, 0]
    guard chunks[2].data.starts(with: keyword), let title = String(validating: chunks[2].data.dropFirst(keyword.count), as: UTF8.self)
    else {
      return nil
    }
    (self.width, self.height, self.palette, self.rows, self.title) = (width, height, palette, rows, title)
  }

  private static func chunks(of bytes: [UInt8]) -> [(type: String, data: [UInt8])]? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var chunks: [(type: String, data: [UInt8])] = []
    var rest = bytes[8...]
    while !rest.isEmpty {
      let length = number(rest.prefix(4))
      guard rest.count >= length + 12 else { return nil }
      let checked = Array(rest.dropFirst(4).prefix(4 + length))
      rest = rest.dropFirst(8 + length)
      guard Int(CRC32.checksum(of: checked)) == number(rest.prefix(4)) else { return nil }
      rest = rest.dropFirst(4)
      chunks.append((String(decoding: checked.prefix(4), as: UTF8.self), Array(checked.dropFirst(4))))
    }
    return chunks
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The decompressed bytes, if there are exactly so many.
  private static func inflate(_ bytes: [UInt8], size: Int) -> [UInt8]? {
    var output: [UInt8] = []
    let isRead = try? bytes.withUnsafeBytes { bytes in
      try GzipInflater(.deflate).decompress(bytes) { piece in
        output += piece
        return output.count <= size
      }
    }
    return isRead == true && output.count == size ? output : nil
  }
}
