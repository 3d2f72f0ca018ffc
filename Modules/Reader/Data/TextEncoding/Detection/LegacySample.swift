/// The non-ASCII bytes of a text and their neighbors: all the information that distinguishes encodings.
struct LegacySample {
  /// The bytes. A space replaces each omitted part.
  let bytes: [UInt8]

  /// The maximum number of bytes: a few thousand letters, more than enough to recognize a language.
  private static let size = 8192

  init(of text: [UInt8]) {
    var bytes: [UInt8] = []
    var copied = -1
    var position = text.firstIndex { $0 >= 0x80 } ?? text.endIndex
    while position < text.endIndex, bytes.count < Self.size {
      let byte = text[position]
      if byte >= 0x80 {
        if copied < position - 1 { bytes += [0x20, text[position - 1]] }
        bytes.append(byte)
        copied = position
      } else if copied == position - 1, text[copied] >= 0x80 {
        bytes.append(byte)
        copied = position
      }
      position += 1
    }
    self.bytes = bytes
  }
}
