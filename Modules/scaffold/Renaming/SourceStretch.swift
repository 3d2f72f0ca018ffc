/// A stretch of a Swift file that is either code or text: a comment, or a string without its interpolations.
struct SourceStretch: Hashable {
  let text: String
  let isCode: Bool

  /// Cuts a Swift file into its stretches. Together, they are the file.
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

  /// Works on UTF-8: whatever ends a stretch is ASCII.
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
        case UInt8(ascii: "#"):
          let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
          if place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "\"") {
            cutString(hashes: hashes)
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

    private mutating func cutString(hashes: Int) {
      end(isCode: true)
      place += hashes
      let marks = isNext("\"\"\"") ? "\"\"\"" : "\""
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
