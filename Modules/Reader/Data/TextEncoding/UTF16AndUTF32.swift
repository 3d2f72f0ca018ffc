internal import ReaderDomain

/// Decodes UTF-16 and UTF-32. U+FFFD replaces invalid units.
enum UTF16AndUTF32 {
  static func decodeUTF16(_ bytes: [UInt8], isBigEndian: Bool) -> DecodedText {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var replaced = bytes.count % 2
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { result.append($0) }
    if isBroken { replaced += String(decoding: result, as: UTF8.self).unicodeScalars.count { $0 == "\u{FFFD}" } }
    return DecodedText(bytes: result, repairs: replaced > 0 ? [.replacedBytes(count: replaced)] : [])
  }

  static func decodeUTF32(_ bytes: [UInt8], isBigEndian: Bool) -> DecodedText {
    var replaced = bytes.count % 4 == 0 ? 0 : 1
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for index in stride(from: 0, to: bytes.count - 3, by: 4) {
      let parts = isBigEndian ? bytes[index..<index + 4].map(UInt32.init) : bytes[index..<index + 4].reversed().map(UInt32.init)
      let scalar = Unicode.Scalar(parts.reduce(0) { $0 << 8 | $1 })
      if scalar == nil { replaced += 1 }
      result.append(contentsOf: scalar.flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter)
    }
    return DecodedText(bytes: result, repairs: replaced > 0 ? [.replacedBytes(count: replaced)] : [])
  }
}
