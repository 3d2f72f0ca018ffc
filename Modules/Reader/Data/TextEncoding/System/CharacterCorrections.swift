/// Characters that the converters of C libraries lack or have as others than the Encoding Standard.
struct CharacterCorrections {
  /// The characters by their bytes: a single byte, or two with the first as the higher one.
  private let characters: [UInt16: String]
  /// Whether one of the characters begins with a byte. Nearly no character of a text does, and this is faster to know than to hash.
  private let isFirst: [Bool]

  private init(_ characters: [UInt16: String]) {
    self.characters = characters
    let first = Set(characters.keys.map { $0 > 0xFF ? $0 >> 8 : $0 })
    isFirst = (0...0xFF).map { first.contains($0) }
  }

  /// The corrections of an encoding by its name in the Encoding Standard; nil when it needs none.
  static func of(_ encoding: String) -> CharacterCorrections? {
    switch encoding {
    case "Big5": big5
    case "GB18030": gb18030
    default: nil
    }
  }

  /// The first of the characters at or after `start`, where a character begins.
  func first(in bytes: [UInt8], from start: Int) -> (place: Range<Int>, text: String)? {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x80, let text = characters[0x80] { return (place..<(place + 1), text) }
      // Both encodings have pairs of bytes. The characters of four bytes in GB18030 are two pairs with a digit as the second byte.
      guard byte > 0x80, byte < 0xFF, place + 1 < bytes.count, bytes[place + 1] >= 0x30 else {
        place += 1
        continue
      }
      let pair = place..<(place + 2)
      if isFirst[Int(byte)], let text = characters[UInt16(byte) << 8 | UInt16(bytes[place + 1])] { return (pair, text) }
      place = pair.upperBound
    }
    return nil
  }

  /// A single byte 0x80 is the euro sign (https://encoding.spec.whatwg.org/#gb18030-decoder), as in the windows-936 of most publishers.
  private static let gb18030 = CharacterCorrections([0x80: "€", 0xA3A0: "\u{3000}"])

  private static let big5: CharacterCorrections = {
    var characters: [UInt16: String] = [:]
    for (first, row) in rows {
      for character in row.split(separator: " ") {
        guard let second = UInt16(character.prefix(2), radix: 16) else { continue }
        characters[first << 8 | second] = String(character.dropFirst(2))
      }
    }
    return CharacterCorrections(characters)
  }()

  /// Where glibc's BIG5-HKSCS differs from the index of the Encoding Standard (https://encoding.spec.whatwg.org/index-big5.txt), by the first
  /// byte: each character after its second byte.
  private static let rows: [(first: UInt16, characters: String)] = [
    (0x8E, "69箸 6F簆 7E糎 AB緒 B4縝 CD者 D0耨"),
    (0x8F, "57菁 69蒨 6E萏 CB覦 CC覩 FE起"),
    (0x90, "6D都 7A銹 DC靜 F1響"),
    (0x91, "BF鼖"),
    (0x92, "44蔃 AF兙 B0兛 B1兝 B2兞 C8鍮 D1瑹"),
    (0x94, "47浧 CA禛"),
    (0x95, "D9邗"),
    (0x96, "44靝 ED瀞 FC嬨"),
    (0x9B, "76爁 78矗 7B纇 C6駖 DE釔 EC惞 F6澶"),
    (0x9C, "42輶 53侻 62營 68鄄 6B鷰 77菏 BC尐 BD秣 D0婧"),
    (0x9D, "57輋 5A筑 C4拐"),
    (0x9E, "A9恢 EF痹 FD汊"),
    (0x9F, "60鬮 66鼗 CB僭 D8弌"),
    (0xA0, "63蠏 77拎 D5瑨 DF煢 E4牐"),
    (0xA1, "45‧ 4E﹑ 5A╴ C2¯ C3￣ C5ˍ E3～ F2⊕ F3⊙ FE／"),
    (0xA2, "40＼ 41∕ 42﹨ 44￥ 46￠ 47￡ CC十 CE卅"),
    (0xA3, "C0␀ C1␁ C2␂ C3␃ C4␄ C5␅ C6␆ C7␇ C8␈ C9␉ CA␊ CB␋ CC␌ CD␍ CE␎ CF␏ D0␐ D1␑ D2␒ D3␓ D4␔ D5␕ D6␖ D7␗ D8␘ D9␙ DA␚"),
    (0xA3, "DB␛ DC␜ DD␝ DE␞ DF␟ E0␡ E1€"),
    (0xC6, "CF廴 D3无 D5癶 D7隶 DE〃 DF仝"),
    (0xFA, "5F倩 66偽 BD包 C5卄 D5卿"),
    (0xFB, "48嘅 B8婷 F3幵 F9廐"),
    (0xFC, "4F彘 6C悤 B9撐 E2晴 F1杞"),
    (0xFD, "B7沜 B8渝 BB港 F1煮"),
    (0xFE, "52猪 6F瑜 AA瓩 DD砉"),
  ]
}
