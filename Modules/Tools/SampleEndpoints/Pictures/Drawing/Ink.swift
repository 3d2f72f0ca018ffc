/// The content of a pixel. The raw values are indexes into the picture's palette.
enum Ink: UInt8, CaseIterable, Sendable {
  case wall, floor, shadow, outline, fur, stripe, white, pink, eye, paper

  /// The ink for a character of a drawing; nil for a dot, which leaves the pixel unchanged.
  init?(sign: Character) {
    switch sign {
    case "#": self = .outline
    case "o": self = .fur
    case "+": self = .stripe
    case "w": self = .white
    case "p": self = .pink
    case "e": self = .eye
    default: return nil
    }
  }
}
