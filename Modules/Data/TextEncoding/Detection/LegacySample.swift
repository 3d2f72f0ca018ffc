/// The bytes beyond ASCII of a text, each with its neighbours: all that tells encodings apart.
struct LegacySample {
  /// The bytes. Where something was left out stands a space.
  let bytes: [UInt8]

  /// This many bytes are some thousand letters, more than enough to know a language by.
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
