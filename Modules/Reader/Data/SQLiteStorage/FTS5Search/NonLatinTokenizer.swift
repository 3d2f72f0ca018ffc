internal import ReaderDomain

/// The distinct pairs and triples of letters that are not Latin: two of a script without spaces, three of another script (`SearchLetter`).
struct NonLatinTokenizer {
  /// The term of a text with an unusual letter, which may contain anything. No other term has four letters.
  static let unusual = "rare"
  private static let bits: UInt64 = 21
  private static let pair: UInt64 = 1 << (2 * bits) - 1
  private static let triple: UInt64 = 1 << (3 * bits) - 1
  /// Letters and marks that count are not below U+0300, and begin with this byte.
  private static let firstLead: UInt8 = 0xCC

  private var found: [UInt64] = []
  private var isUnusual = false

  init(_ texts: [String]) {
    for text in texts { add(text) }
    found.sort()
  }

  /// The terms, sorted, except that of an unusual letter, with a space after each.
  var text: String {
    var text = ""
    for (place, gram) in found.enumerated() where place == 0 || found[place - 1] != gram {
      for letter in [2, 1, 0] as [UInt64] {
        if let scalar = Unicode.Scalar(UInt32(gram >> (letter * Self.bits) & (1 << Self.bits - 1))), scalar.value > 0 {
          text.unicodeScalars.append(scalar)
        }
      }
      text.append(" ")
    }
    return isUnusual ? text + Self.unusual : text
  }

  /// The terms that an article may have for a term of a search with σ: the index keeps the final ς apart.
  static func spellings(of term: String) -> [String] {
    var spellings = [""]
    for letter in term.unicodeScalars {
      let letters: [Unicode.Scalar] = letter == "σ" ? ["σ", "ς"] : [letter]
      spellings = spellings.flatMap { beginning in letters.map { beginning + String($0) } }
    }
    return spellings
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var grams = GramWindow()
      var place = 0
      while place < bytes.count {
        let lead = bytes[place]
        guard lead >= Self.firstLead else {
          grams.end()
          place += 1
          continue
        }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for byte in bytes[(place + 1)..<min(place + length, bytes.count)] { value = value << 6 | UInt32(byte & 0x3F) }
        place += length
        guard let scalar = Unicode.Scalar(value) else { continue }
        switch SearchLetter(scalar) {
        case .dense(let letter): if let gram = grams.add(letter, length: 2) { found.append(gram) }
        case .spaced(let letter): if let gram = grams.add(letter, length: 3) { found.append(gram) }
        case .mark: break
        case .unusual:
          isUnusual = true
          grams.end()
        case .other: grams.end()
        }
      }
    }
  }

  /// The last letters of a run.
  private struct GramWindow {
    private var letters: UInt64 = 0
    private var count = 0
    private var length = 0

    mutating func end() { count = 0 }

    /// - Parameter length: the number of letters of a gram; letters of another length begin a new run.
    /// - Returns: the gram that the letter completes.
    mutating func add(_ letter: Unicode.Scalar, length: Int) -> UInt64? {
      if length != self.length { (count, self.length) = (0, length) }
      count += 1
      letters = letters << NonLatinTokenizer.bits | UInt64(letter.value)
      return count < length ? nil : letters & (length == 2 ? NonLatinTokenizer.pair : NonLatinTokenizer.triple)
    }
  }
}
