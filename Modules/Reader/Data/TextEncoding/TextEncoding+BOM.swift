/// The encodings that the first bytes of a document show.
extension TextEncoding {
  /// The encoding and the length of a byte order mark, or BOM (Unicode 16.0 section 23.8).
  package static func marked(_ bytes: [UInt8]) -> (TextEncoding, Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32(isBigEndian: false), 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32(isBigEndian: true), 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    return nil
  }

  /// The encoding that follows from the zero bytes around the first two characters, which are ASCII in every feed (XML 1.0 appendix F.1).
  package static func patterned(_ bytes: [UInt8]) -> TextEncoding? {
    let start = bytes.prefix(8).map { $0 == 0 }
    switch start {
    case [false, true, false, true, false, true, false, true]: return .utf16(isBigEndian: false)
    case [true, false, true, false, true, false, true, false]: return .utf16(isBigEndian: true)
    case [false, true, true, true, false, true, true, true]: return .utf32(isBigEndian: false)
    case [true, true, true, false, true, true, true, false]: return .utf32(isBigEndian: true)
    default: return nil
    }
  }
}
