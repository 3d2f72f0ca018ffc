/// The text of a Swift file as bytes, beside a copy in which comments and strings are blank. Brackets and words are looked for in the copy.
struct SwiftText {
  let bytes: [UInt8]
  /// As long as the text. Only line feeds are kept of comments and strings.
  let code: [UInt8]
  /// Where the strings are, without their interpolations.
  let strings: [Range<Int>]
  /// The beginnings of the lines, and the end of the text.
  let lineStarts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var code: [UInt8] = []
    code.reserveCapacity(bytes.count)
    var strings: [Range<Int>] = []
    for stretch in SourceStretch.all(of: text) {
      let part = Array(stretch.text.utf8)
      if stretch.isCode {
        code += part
        continue
      }
      if !stretch.text.hasPrefix("//"), !stretch.text.hasPrefix("/*") { strings.append(code.count..<(code.count + part.count)) }
      code += part.map { $0 == SwiftText.lineFeed ? $0 : SwiftText.space }
    }
    self.code = code
    self.strings = strings
    lineStarts = [0] + code.indices.filter { code[$0] == SwiftText.lineFeed }.map { $0 + 1 }
  }

  static let lineFeed = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func codeText(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

  /// The text without a part.
  func without(_ range: Range<Int>) -> String { text(0..<range.lowerBound) + text(range.upperBound..<bytes.count) }

  /// The number of the line that a place is in.
  func line(of place: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// A line with its line feed.
  func range(ofLine line: Int) -> Range<Int> {
    lineStarts[line]..<(line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count)
  }

  /// The words of the code, with their places.
  var words: [(word: String, place: Int)] { Self.words(in: code) }

  static func words(in bytes: [UInt8]) -> [(word: String, place: Int)] {
    var words: [(String, Int)] = []
    var start: Int?
    for place in 0...bytes.count {
      let isPart = place < bytes.count && isWordByte(bytes[place])
      if isPart, start == nil { start = place }
      if !isPart, let begin = start {
        words.append((String(decoding: bytes[begin..<place], as: UTF8.self), begin))
        start = nil
      }
    }
    return words
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte > 0x7F
  }

  /// The line without blanks on both sides, without comments and strings.
  func trimmedCode(ofLine line: Int) -> String {
    let code = code[range(ofLine: line)].drop { $0 == Self.space }
    return String(decoding: code.reversed().drop { $0 == Self.space || $0 == Self.lineFeed }.reversed(), as: UTF8.self)
  }

  func isComment(_ line: Int) -> Bool { trimmedText(ofLine: line).hasPrefix("//") }

  func trimmedText(ofLine line: Int) -> String {
    let text = bytes[range(ofLine: line)].drop { $0 == Self.space }
    return String(decoding: text.reversed().drop { $0 == Self.space || $0 == Self.lineFeed }.reversed(), as: UTF8.self)
  }
}
