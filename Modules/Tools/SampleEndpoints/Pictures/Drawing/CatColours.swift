import WebServer

/// The colours of a picture, derived from its caption.
struct CatColours: Sendable {
  private let coat: (fur: Colour, stripe: Colour)
  private let room: (wall: Colour, floor: Colour, shadow: Colour)
  private let eye: Colour

  init(_ fingerprint: HTTPFingerprint) {
    let (rest, coat) = fingerprint.value.quotientAndRemainder(dividingBy: UInt64(Self.coats.count))
    let (last, room) = rest.quotientAndRemainder(dividingBy: UInt64(Self.rooms.count))
    self.coat = Self.coats[Int(coat)]
    self.room = Self.rooms[Int(room)]
    eye = Self.eyes[Int(last % UInt64(Self.eyes.count))]
  }

  subscript(ink: Ink) -> Colour {
    switch ink {
    case .wall: room.wall
    case .floor: room.floor
    case .shadow: room.shadow
    case .outline: Colour(0x342A32)
    case .fur: coat.fur
    case .stripe: coat.stripe
    case .white: Colour(0xFCF4E6)
    case .pink: Colour(0xF09696)
    case .eye: eye
    case .paper: Colour(0xFFFDF4)
    }
  }

  /// Ginger, tabby, soot, cream, tortoise, Russian blue.
  private static let coats: [(fur: Colour, stripe: Colour)] = [
    (Colour(0xE8A054), Colour(0xC47434)),
    (Colour(0xA8A090), Colour(0x746C60)),
    (Colour(0x5C5468), Colour(0x484054)),
    (Colour(0xF0DCB8), Colour(0xD8B888)),
    (Colour(0x9C6844), Colour(0xE09C58)),
    (Colour(0x8C9CB0), Colour(0x6C7C94)),
  ]

  /// Sea, moss, dusk, straw, brick, heather.
  private static let rooms: [(wall: Colour, floor: Colour, shadow: Colour)] = [
    (Colour(0xBCD8DC), Colour(0x7CA8A8), Colour(0x5C8888)),
    (Colour(0xCCDCB4), Colour(0x8CA870), Colour(0x6C8854)),
    (Colour(0x4C5078), Colour(0x34385C), Colour(0x242848)),
    (Colour(0xF0E4B4), Colour(0xC8AC6C), Colour(0xA88C50)),
    (Colour(0xE4B8A4), Colour(0xB07C6C), Colour(0x8C5C50)),
    (Colour(0xD4C4E0), Colour(0x9C88B4), Colour(0x7C6894)),
  ]

  /// Leaf, amber, sky.
  private static let eyes = [Colour(0x78B45A), Colour(0xE4AC30), Colour(0x60B0DC)]
}
