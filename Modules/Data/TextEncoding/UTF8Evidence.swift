/// What speaks for and against bytes being UTF-8, whatever encoding their document names (Unicode 16.0 table 3-7).
///
/// The characters of UTF-8 beyond ASCII are sequences that hardly ever come about by chance in an encoding of single bytes. Programs that store
/// UTF-8 leave the label of old in the document.
package struct UTF8Evidence {
  private var isRefuted = false
  private var hasLongCharacters = false
  /// How many bytes of a character are still to come, and what the next one may be.
  private var missing = 0
  private var next: ClosedRange<UInt8> = continuation

  package init() {}
  private static let continuation: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether all bytes were UTF-8, and some of them characters beyond ASCII.
  package var isProof: Bool { !isRefuted && hasLongCharacters && missing == 0 }

  /// Whether a document is UTF-8 with characters beyond ASCII.
  package static func isProof(_ document: [UInt8]) -> Bool {
    var evidence = UTF8Evidence()
    evidence.add(document[...])
    return evidence.isProof
  }

  /// Looks at the next bytes of a document, which may end in the middle of a character.
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
