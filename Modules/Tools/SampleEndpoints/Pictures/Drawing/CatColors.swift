import WebServer

/// The colors of a picture, derived from its caption.
struct CatColors: Sendable {
  private let coat: (fur: Color, stripe: Color)
  private let room: (wall: Color, floor: Color, shadow: Color)
  private let eye: Color

  init(_ fingerprint: HTTPFingerprint) {
    let (rest, coat) = fingerprint.value.quotientAndRemainder(dividingBy: UInt64(Self.coats.count))
    let (last, room) = rest.quotientAndRemainder(dividingBy: UInt64(Self.rooms.count))
    self.coat = Self.coats[Int(coat)]
    self.room = Self.rooms[Int(room)]
    eye = Self.eyes[Int(last % UInt64(Self.eyes.count))]
  }

  subscript(ink: Ink) -> Color {
    switch ink {
    case .wall: room.wall
    case .floor: room.floor
    case .shadow: room.shadow
    case .outline: Color(0x342A32)
    case .fur: coat.fur
    case .stripe: coat.stripe
    case .white: Color(0xFCF4E6)
    case .pink: Color(0xF09696)
    case .eye: eye
    case .paper: Color(0xFFFDF4)
    }
  }

  /// Ginger, tabby, soot, cream, tortoise, Russian blue.
  private static let coats: [(fur: Color, stripe: Color)] = [
    (Color(0xE8A054), Color(0xC47434)),
    (Color(0xA8A090), Color(0x746C60)),
    (Color(0x5C5468), Color(0x484054)),
    (Color(0xF0DCB8), Color(0xD8B888)),
    (Color(0x9C6844), Color(0xE09C58)),
    (Color(0x8C9CB0), Color(0x6C7C94)),
  ]

  /// Sea, moss, dusk, straw, brick, heather.
  private static let rooms: [(wall: Color, floor: Color, shadow: Color)] = [
    (Color(0xBCD8DC), Color(0x7CA8A8), Color(0x5C8888)),
    (Color(0xCCDCB4), Color(0x8CA870), Color(0x6C8854)),
    (Color(0x4C5078), Color(0x34385C), Color(0x242848)),
    (Color(0xF0E4B4), Color(0xC8AC6C), Color(0xA88C50)),
    (Color(0xE4B8A4), Color(0xB07C6C), Color(0x8C5C50)),
    (Color(0xD4C4E0), Color(0x9C88B4), Color(0x7C6894)),
  ]

  /// Leaf, amber, sky.
  private static let eyes = [Color(0x78B45A), Color(0xE4AC30), Color(0x60B0DC)]
}
