/// Decodes a document's bytes to valid UTF-8.
package enum TextDecoding {
  package static func text(of bytes: [UInt8], contentType: String?) -> DecodedText {
    var text = EncodingDetection.decoded(bytes, contentType: contentType)
    text.spendDeclaration()
    return text
  }

  static func decode(_ bytes: [UInt8], as encoding: TextEncoding) -> DecodedText {
    switch encoding {
    case .utf16(let isBigEndian): UTF16AndUTF32.decodeUTF16(bytes, isBigEndian: isBigEndian)
    case .utf32(let isBigEndian): UTF16AndUTF32.decodeUTF32(bytes, isBigEndian: isBigEndian)
    case .utf8: UTF8Text(bytes).decoded
    case .windows1252: DecodedText(bytes: Windows1252.utf8(of: bytes))
    case .system(let name): SystemConverter(name)?.text(of: bytes) ?? DecodedText(bytes: Windows1252.utf8(of: bytes))
    }
  }
}
