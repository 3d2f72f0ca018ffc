internal import ReaderDomain

/// Text from a converter that refuses a whole input for one bad byte, as Foundation's do.
///
/// A line with a bad byte is converted character by character: no encoding of several bytes uses the byte of a newline for anything else. (The
/// escape sequences of ISO-2022-JP are lost in such a line.)
struct LenientDecoding {
  /// The longest character of any encoding, in bytes: GB 18030.
  private static let longest = 4

  /// Converts bytes into UTF-8; nil if a byte starts no character, or if a character is cut off.
  let strict: (ArraySlice<UInt8>) -> [UInt8]?

  /// Converts bytes. A byte that starts no character becomes U+FFFD.
  func text(of bytes: [UInt8]) -> DecodedText {
    if let text = strict(bytes[...]) { return DecodedText(bytes: text) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    var replaced = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.startIndex > 0 { result.append(UInt8(ascii: "\n")) }
      if let text = strict(line) {
        result += text
      } else {
        append(line, to: &result, replaced: &replaced)
      }
    }
    return DecodedText(bytes: result, repairs: [.replacedBytes(count: replaced)])
  }

  private func append(_ line: ArraySlice<UInt8>, to result: inout [UInt8], replaced: inout Int) {
    var rest = line
    while !rest.isEmpty {
      // No character is the beginning of another, so the shortest that can be converted is the character.
      let character = (1...Self.longest).lazy.filter { $0 <= rest.count }.compactMap { count in
        strict(rest.prefix(count)).map { (count, $0) }
      }.first
      if let (count, text) = character {
        result += text
        rest = rest.dropFirst(count)
      } else {
        result.append(contentsOf: UTF8.encodedReplacementCharacter)
        replaced += 1
        rest = rest.dropFirst()
      }
    }
  }
}
