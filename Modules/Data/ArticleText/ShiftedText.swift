/// Raised or lowered numbers as characters: 10² is not 102.
enum ShiftedText {
  case raised
  case lowered

  /// The raised or lowered digits and signs, from 0.
  private var characters: [Unicode.Scalar] {
    switch self {
    case .raised: ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "⁺", "⁻"]
    case .lowered: ["₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉", "₊", "₋"]
    }
  }

  /// The raised or lowered text; nil when it is not a number. Most letters have no such form.
  func text(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      switch byte {
      case 0x30...0x39: text.append(characters[Int(byte) - 0x30])
      case UInt8(ascii: "+"): text.append(characters[10])
      case UInt8(ascii: "-"): text.append(characters[11])
      default: return nil
      }
    }
    return String(text)
  }
}
