/// Evidence for and against UTF-8, whatever encoding the document declares (Unicode 16.0 table 3-7).
///
/// Non-ASCII UTF-8 sequences hardly ever occur by chance in a single-byte encoding. Programs that convert a document to UTF-8 often keep
/// the old label.
package struct UTF8Evidence {
  private var isRefuted = false
  private var hasLongCharacters = false
  /// The number of missing bytes of the current character, and the valid range of the next byte.
  private var missing = 0
  private var next: ClosedRange<UInt8> = continuation

  package init() {}
  private static let continuation: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether all bytes are valid UTF-8 with at least one non-ASCII character.
  package var isProof: Bool { !isRefuted && hasLongCharacters && missing == 0 }

  /// Whether a document is valid UTF-8 with at least one non-ASCII character.
  package static func isProof(_ document: [UInt8]) -> Bool {
    var evidence = UTF8Evidence()
    evidence.add(document[...])
    return evidence.isProof
  }

  /// Examines the next bytes of a document, which may end inside a character.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard !isRefuted else { return }
    for byte in bytes where missing > 0 || byte >= 0x80 {
      if missing > 0 {
        missing -= 1
        isRefuted = !next.contains(byte)
        next = Self.continuation
      } else {
        hasLongCharacters = true
        begin(byte)
      }
      if isRefuted { return }
    }
  }

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0: (missing, next) = (2, 0xA0...0xBF)
    case 0xED: (missing, next) = (2, 0x80...0x9F)
    case 0xE1...0xEF: missing = 2
    case 0xF0: (missing, next) = (3, 0x90...0xBF)
    case 0xF1...0xF3: missing = 3
    case 0xF4: (missing, next) = (3, 0x80...0x8F)
    default: isRefuted = true
    }
  }
}
