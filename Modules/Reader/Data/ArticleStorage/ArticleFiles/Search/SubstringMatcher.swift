internal import Markup

/// Searches bytes for Latin letters and digits, ignoring case.
struct SubstringMatcher {
  private let bytes: [UInt8]
  /// The offset of the two adjacent bytes that are rarest together.
  private let pair: Int

  /// Letters by their frequency in English, most frequent first. In other languages the search is equally correct and a little slower.
  private static let frequent = Array("etaoinshrdlucmfwypvbgkqjxz".utf8)
  private static let block = 32

  /// - Parameter run: letters and digits in lower case.
  /// - Returns: nil for fewer than two.
  init?(_ run: String) {
    let bytes = Array(run.utf8)
    guard bytes.count > 1 else { return nil }
    self.bytes = bytes
    pair = (0..<bytes.count - 1).min { Self.weight(bytes, $0) < Self.weight(bytes, $1) } ?? 0
  }

  /// Whether the line contains the bytes.
  func stands(in line: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (bytes[pair], bytes[pair + 1])
    let end = line.count - (bytes.count - pair) + 1
    var position = pair
    while position < end {
      // A loop without branches lets the compiler vectorize the comparison.
      if position + Self.block < line.count {
        var found: UInt8 = 0
        for place in position..<position + Self.block {
          found |= (line[place] | 0x20 == first ? 1 : 0) & (line[place + 1] | 0x20 == second ? 1 : 0)
        }
        if found == 0 {
          position += Self.block
          continue
        }
      }
      for place in position..<min(position + Self.block, end) where stands(in: line, at: place - pair) { return true }
      position += Self.block
    }
    return false
  }

  private func stands(in line: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    bytes.indices.allSatisfy { line[start + $0] | 0x20 == bytes[$0] }
  }

  // MARK: Across markup

  /// Whether the HTML of a line contains the letters with markup between them, or some of them as character references.
  func standsAcrossMarkup(in html: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    // Places inside markup that was already read are skipped, so the cost stays linear.
    var endOfMarkup = 0
    while position < html.count {
      let end = min(position + Self.block, html.count)
      var found: UInt8 = 0
      // Without branches, as above.
      for place in position..<end {
        found |= (html[place] == UInt8(ascii: "<") ? 1 : 0) | (html[place] == UInt8(ascii: "&") ? 1 : 0)
      }
      if found > 0 {
        for place in position..<end where place >= endOfMarkup {
          if html[place] == UInt8(ascii: "&"), beginsAtReference(place, of: html) { return true }
          guard html[place] == UInt8(ascii: "<") else { continue }
          let lengths = (1..<bytes.count).filter { endsWithBeginning(of: $0, html, at: place) }
          guard !lengths.isEmpty, LineMarkup.begins(html[place...]) else { continue }
          guard let end = LineMarkup.end(of: html[place...]) else { return true }
          endOfMarkup = end
          if lengths.contains(where: { continues(in: html, from: end, after: $0) }) { return true }
        }
      }
      position = end
    }
    return false
  }

  /// Whether the run stands on both sides of the reference at a place, or begins with it.
  private func beginsAtReference(_ place: Int, of html: UnsafeBufferPointer<UInt8>) -> Bool {
    // Of all names, only that of 'fj' begins with a Latin letter.
    let mayBegin = place + 1 < html.count && "#f".utf8.contains(html[place + 1])
    return ((mayBegin ? 0 : 1)..<bytes.count).contains { length in
      endsWithBeginning(of: length, html, at: place) && continues(in: html, from: place, after: length)
    }
  }

  /// Whether the first bytes of the run stand directly before a place.
  private func endsWithBeginning(of length: Int, _ html: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard length <= place else { return false }
    // The last byte is compared first: it differs nearly always.
    return (0..<length).reversed().allSatisfy { html[place - length + $0] | 0x20 == bytes[$0] }
  }

  /// Whether the rest of the run follows, with nothing but markup in between.
  private func continues(in html: UnsafeBufferPointer<UInt8>, from start: Int, after length: Int) -> Bool {
    var (place, matched) = (start, length)
    while matched < bytes.count {
      guard place < html.count else { return false }
      if html[place] == UInt8(ascii: "<"), matched > 0, LineMarkup.begins(html[place...]) {
        guard let end = LineMarkup.end(of: html[place...]) else { return true }
        place = end
      } else if html[place] == UInt8(ascii: "&") {
        guard let reference = HTMLReference.read(html[place...]) else { return false }
        let letters = reference.text.utf8.map { $0 | 0x20 }
        guard letters.starts(with: bytes[matched...].prefix(letters.count)) else { return false }
        (place, matched) = (place + reference.length, matched + letters.count)
      } else if html[place] | 0x20 == bytes[matched] {
        (place, matched) = (place + 1, matched + 1)
      } else {
        return false
      }
    }
    return true
  }

  private static func weight(_ bytes: [UInt8], _ place: Int) -> Int {
    commonness(bytes[place]) * commonness(bytes[place + 1])
  }

  private static func commonness(_ byte: UInt8) -> Int {
    frequent.count + 1 - (frequent.firstIndex(of: byte) ?? frequent.count - 1)
  }
}
