/// What a pixel shows. Raw values are the places in a picture's palette.
enum Ink: UInt8, CaseIterable, Sendable {
  case wall, floor, shadow, outline, fur, stripe, white, pink, eye, paper

  /// The ink for a sign in the drawings; nil for a dot, which leaves what is there.
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
