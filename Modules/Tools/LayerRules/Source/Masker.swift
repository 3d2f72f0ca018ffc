/// Blanks everything in a source that is not code, in one pass.
struct Masker {
  private let bytes: [UInt8]
  private(set) var code: [UInt8]
  /// The string literals, each before those in its interpolations.
  private(set) var literals: [Range<Int>] = []
  private var at = 0
  /// The last byte of code that was not a space, with `"` for a literal. It distinguishes a division from a regular expression.
  private var last = UInt8(ascii: ";")

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
  }

  /// Reads to the end of the source, or, inside an interpolation, to the parenthesis that closes it.
  mutating func readCode(insideInterpolation: Bool) {
    var depth = 0
    while at < bytes.count {
      let byte = bytes[at]
      if insideInterpolation, depth == 0, byte == UInt8(ascii: ")") { return }
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): maskLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): maskBlockComment()
      case UInt8(ascii: "/") where regexStartsHere: maskRegex(hashes: 0)
      case UInt8(ascii: "\""): maskString(hashes: 0)
      case UInt8(ascii: "#"): readHashes()
      case UInt8(ascii: "`"): skipEscapedName()
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if !byte.isSpace { last = byte }
        at += 1
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    at + distance < bytes.count ? bytes[at + distance] : nil
  }

  /// Blanks the next `count` bytes; newlines stay.
  private mutating func mask(_ count: Int) {
    for _ in 0..<count where at < bytes.count {
      if bytes[at] != UInt8(ascii: "\n") { code[at] = UInt8(ascii: " ") }
      at += 1
    }
  }

  private func holds(_ byte: UInt8, times: Int, from start: Int) -> Bool {
    guard start + times <= bytes.count else { return false }
    return bytes[start..<start + times].allSatisfy { $0 == byte }
  }
}

// Comments and names.
extension Masker {
  private mutating func maskLineComment() {
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { mask(1) }
  }

  private mutating func maskBlockComment() {
    var depth = 0
    repeat {
      if bytes[at] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        mask(2)
      } else if bytes[at] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        mask(2)
      } else {
        mask(1)
      }
    } while depth > 0 && at < bytes.count
  }

  /// A name in backticks may contain any text, including a quotation mark.
  private mutating func skipEscapedName() {
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "`"), bytes[at] != UInt8(ascii: "\n") { at += 1 }
    at += 1
    last = UInt8(ascii: "`")
  }
}

// Literals.
extension Masker {
  /// `#"…"#` and `#/…/#` are literals; any other hash begins a directive or a macro.
  private mutating func readHashes() {
    var hashes = 1
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""): maskString(hashes: hashes)
    case UInt8(ascii: "/"): maskRegex(hashes: hashes)
    default:
      at += hashes
      last = UInt8(ascii: "#")
    }
  }

  /// An unclosed one-line literal ends with its line, so that one mistake does not hide the rest of the file.
  private mutating func maskString(hashes: Int) {
    let index = literals.count
    literals.append(at..<at)
    mask(hashes)
    // A raw string of one line may begin with quotation marks: `#""""#`.
    let endsLine = peek(3) == UInt8(ascii: "\n") || peek(3) == UInt8(ascii: "\r")
    let quotes = holds(UInt8(ascii: "\""), times: 3, from: at) && (hashes == 0 || endsLine) ? 3 : 1
    mask(quotes)
    while at < bytes.count {
      if quotes == 1, bytes[at] == UInt8(ascii: "\n") { break }
      if bytes[at] == UInt8(ascii: "\\"), holds(UInt8(ascii: "#"), times: hashes, from: at + 1) {
        readEscape(hashes: hashes)
      } else if holds(UInt8(ascii: "\""), times: quotes, from: at), holds(UInt8(ascii: "#"), times: hashes, from: at + quotes) {
        mask(quotes + hashes)
        break
      } else {
        mask(1)
      }
    }
    literals[index] = literals[index].lowerBound..<at
    last = UInt8(ascii: "\"")
  }

  private mutating func readEscape(hashes: Int) {
    mask(1 + hashes)
    guard at < bytes.count, bytes[at] == UInt8(ascii: "(") else { return mask(1) }
    at += 1
    last = UInt8(ascii: "(")
    readCode(insideInterpolation: true)
    at += 1
  }

  private mutating func maskRegex(hashes: Int) {
    mask(hashes + 1)
    while at < bytes.count {
      if hashes == 0, bytes[at] == UInt8(ascii: "\n") { break }
      if bytes[at] == UInt8(ascii: "\\") {
        mask(2)
      } else if bytes[at] == UInt8(ascii: "/"), holds(UInt8(ascii: "#"), times: hashes, from: at + 1) {
        mask(1 + hashes)
        break
      } else {
        mask(1)
      }
    }
    last = UInt8(ascii: "\"")
  }

  /// A slash begins a regular expression where an operand is expected, no space follows, and another slash closes it on the same line.
  private var regexStartsHere: Bool {
    guard !lastIsOperand, let next = peek(1), !next.isSpace, next != UInt8(ascii: ")") else { return false }
    var ahead = at + 1
    while ahead < bytes.count, bytes[ahead] != UInt8(ascii: "\n") {
      if bytes[ahead] == UInt8(ascii: "/") { return true }
      ahead += bytes[ahead] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private var lastIsOperand: Bool {
    if last.isName { return !Self.expectsOperand.contains(wordBefore) }
    return ")]}\"`?!".utf8.contains(last)
  }

  private var wordBefore: String {
    var end = at
    while end > 0, code[end - 1].isSpace { end -= 1 }
    var start = end
    while start > 0, code[start - 1].isName { start -= 1 }
    return String(decoding: code[start..<end], as: UTF8.self)
  }

  private static let expectsOperand: Set<String> = [
    "return", "in", "case", "try", "await", "where", "if", "while", "else", "switch", "throw", "is", "as",
  ]
}
