/// A part of a Swift file that is either code or text. Text is a comment, or a string without its interpolations.
struct SourceStretch: Hashable {
  let text: String
  let isCode: Bool

  /// Splits a Swift file into such parts. Joined, they give the file again.
  static func all(of source: String) -> [SourceStretch] {
    var cutter = Cutter(bytes: Array(source.utf8))
    cutter.cutCode(isInterpolation: false)
    cutter.end(isCode: true)
    return cutter.stretches
  }

  /// The words of a Swift file that are neither in a comment nor in a string.
  static func words(ofCodeIn source: String) -> [String] {
    all(of: source).filter(\.isCode).flatMap { WordRun.all(in: $0.text) }.filter(\.isWord).map(\.text)
  }

  /// The number of the first line whose code contains a word; nil when there is none.
  static func line(of word: String, inCodeOf source: String) -> Int? {
    var line = 1
    for stretch in all(of: source) {
      for run in WordRun.all(in: stretch.text) {
        if stretch.isCode, run.text == word { return line }
        line += run.text.lines.count - 1
      }
    }
    return nil
  }

  /// The types that a Swift file declares.
  static func types(declaredIn source: String) -> [String] {
    let words = words(ofCodeIn: source)
    return zip(words, words.dropFirst()).compactMap { word, name in
      ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(word) && name.first?.isUppercase == true ? name : nil
    }
  }

  /// Works on UTF-8, because every delimiter of a part is ASCII.
  private struct Cutter {
    let bytes: [UInt8]
    var stretches: [SourceStretch] = []
    private var start = 0
    private var place = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func end(isCode: Bool) {
      if start < place { stretches.append(SourceStretch(text: String(decoding: bytes[start..<place], as: UTF8.self), isCode: isCode)) }
      start = place
    }

    /// Reads code up to the end, or up to the bracket that closes an interpolation.
    mutating func cutCode(isInterpolation: Bool) {
      var depth = 0
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "/") where isNext("//"):
          end(isCode: true)
          while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
          end(isCode: false)
        case UInt8(ascii: "/") where isNext("/*"):
          end(isCode: true)
          while place < bytes.count, !isNext("*/") { place += 1 }
          place = min(place + 2, bytes.count)
          end(isCode: false)
        case UInt8(ascii: "\""): cutString(hashes: 0)
        case UInt8(ascii: "/") where beginsRegex: cutRegex(hashes: 0)
        case UInt8(ascii: "#"):
          let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
          if place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "\"") {
            cutString(hashes: hashes)
          } else if place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "/") {
            cutRegex(hashes: hashes)
          } else {
            place += hashes
          }
        case UInt8(ascii: "("):
          depth += 1
          place += 1
        case UInt8(ascii: ")"):
          if isInterpolation, depth == 0 { return }
          depth -= 1
          place += 1
        default: place += 1
        }
      }
    }

    /// A slash after a bracket or an operator begins a regular expression, unless a space follows. Any other slash is a division.
    private var beginsRegex: Bool {
      guard place + 1 < bytes.count, ![UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "=")].contains(bytes[place + 1]) else {
        return false
      }
      let before = bytes[..<place].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
      return before.map { "([{,=:?!".utf8.contains($0) } ?? true
    }

    private mutating func cutRegex(hashes: Int) {
      end(isCode: true)
      place += hashes + 1
      let closing = "/" + String(repeating: "#", count: hashes)
      while place < bytes.count, !isNext(closing), hashes > 0 || bytes[place] != UInt8(ascii: "\n") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place = min(place + closing.utf8.count, bytes.count)
      end(isCode: false)
    }

    private mutating func cutString(hashes: Int) {
      end(isCode: true)
      place += hashes
      // A raw string of one line may begin with quotation marks.
      let marks = isNext(hashes == 0 ? "\"\"\"" : "\"\"\"\n") ? "\"\"\"" : "\""
      place += marks.count
      let closing = marks + String(repeating: "#", count: hashes)
      let escape = "\\" + String(repeating: "#", count: hashes)
      while place < bytes.count, !isNext(closing) {
        if isNext(escape + "(") {
          place += escape.count + 1
          end(isCode: false)
          cutCode(isInterpolation: true)
          end(isCode: true)
        } else {
          place += isNext(escape) ? escape.count + 1 : 1
        }
      }
      place = min(place + closing.count, bytes.count)
      end(isCode: false)
    }

    private func isNext(_ text: String) -> Bool {
      var place = place
      for byte in text.utf8 {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
      }
      return true
    }
  }
}
