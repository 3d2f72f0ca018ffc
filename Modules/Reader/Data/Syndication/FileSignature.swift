/// Recognizes binary files by their first bytes (https://mimesniff.spec.whatwg.org, section 6).
enum FileSignature {
  private static let signatures: [(start: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    (Array("GIF8".utf8), "a GIF image"),
    (Array("RIFF".utf8), "a picture or sound file"),
    (Array("%PDF-".utf8), "a PDF document"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
    ([0x1F, 0x8B], "a gzip archive"),
    (Array("ID3".utf8), "an MP3 sound"),
  ]

  /// The kind of file; nil when the signature is unknown. The text continues the words "it is".
  static func name(of bytes: [UInt8]) -> String? {
    signatures.first { bytes.starts(with: $0.start) }?.name
  }
}
