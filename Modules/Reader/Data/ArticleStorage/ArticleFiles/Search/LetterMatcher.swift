internal import Markup
internal import ReaderDomain

/// Searches the bytes of a line for letters of scripts other than Latin, as `SearchLetter` compares them.
struct LetterMatcher {
  private let letters: [Unicode.Scalar]
  /// How many letters still match when the next letter does not: the length of the longest beginning with which the first letters end
  /// (https://en.wikipedia.org/wiki/Knuth–Morris–Pratt_algorithm).
  private let remaining: [Int]
  /// Letters and marks that count are not below U+0300, and begin with this byte.
  private static let firstLead: UInt8 = 0xCC

  /// - Parameter run: letters without marks, in lower case, with σ for the final ς.
  /// - Returns: nil for fewer than two.
  init?(_ run: String) {
    let letters = Array(run.unicodeScalars)
    guard letters.count > 1 else { return nil }
    self.letters = letters
    var remaining = [0, 0]
    for letter in letters.dropFirst().dropLast() {
      var length = remaining[remaining.count - 1]
      while length > 0, letters[length] != letter { length = remaining[length] }
      remaining.append(letters[length] == letter ? length + 1 : 0)
    }
    self.remaining = remaining
  }

  /// Whether a line may contain the letters; if false, it does not.
  /// - Parameters:
  ///   - head: the length of the line up to the body. What follows is HTML.
  ///   - inHead: whether only the head counts.
  func mayStand(in line: UnsafeBufferPointer<UInt8>, head: Int, inHead: Bool) -> Bool {
    mayStand(in: UnsafeBufferPointer(rebasing: line[..<head]), isHTML: false)
      || !inHead && mayStand(in: UnsafeBufferPointer(rebasing: line[head...]), isHTML: true)
  }

  private func mayStand(in text: UnsafeBufferPointer<UInt8>, isHTML: Bool) -> Bool {
    var place = 0
    var matched = 0
    while place < text.count {
      let byte = text[place]
      if byte >= Self.firstLead {
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
        for byte in text[(place + 1)..<min(place + length, text.count)] { value = value << 6 | UInt32(byte & 0x3F) }
        place += length
        guard let scalar = Unicode.Scalar(value), add(scalar, to: &matched) else { return true }
      } else if byte == UInt8(ascii: "\\") {
        // Only control characters are escaped by a number here. Another program may have escaped letters.
        if text[place...].starts(with: "\\u".utf8), !text[place...].starts(with: "\\u00".utf8) { return true }
        matched = 0
        place += 2
      } else if isHTML, byte == UInt8(ascii: "<"), LineMarkup.begins(text[place...]) {
        guard let end = LineMarkup.end(of: text[place...]) else { return true }
        place = end
      } else if isHTML, byte == UInt8(ascii: "&"), let reference = HTMLReference.read(text[place...]) {
        for scalar in reference.text.unicodeScalars where !add(scalar, to: &matched) { return true }
        place += reference.length
      } else {
        matched = 0
        place += 1
      }
    }
    return false
  }

  /// Adds the next scalar of a text.
  /// - Returns: false when the text may contain the letters: it does, or the scalar may stand for anything.
  private func add(_ scalar: Unicode.Scalar, to matched: inout Int) -> Bool {
    switch SearchLetter(scalar) {
    case .dense(let given), .spaced(let given):
      let letter = given.withoutFinalForm
      while matched > 0, letters[matched] != letter { matched = remaining[matched] }
      if letters[matched] == letter { matched += 1 }
      return matched < letters.count
    case .mark: return true
    case .unusual: return false
    case .other:
      matched = 0
      return true
    }
  }
}
