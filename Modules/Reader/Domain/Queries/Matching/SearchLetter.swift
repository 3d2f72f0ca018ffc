/// A scalar as the indexes of searches see it, for scripts other than Latin. Texts that a search takes for equal give the same letters: case is
/// folded, and a letter with its combining marks is the same whether it is one scalar or several.
///
/// Never change it without a new schema of the database: an article leaves an index with the words with which it came. It therefore has a
/// table of its own instead of the properties of scalars, which change with the version of Unicode.
public enum SearchLetter: Hashable, Sendable {
  /// A letter of a script without spaces, or a Korean syllable. Two of them tell texts apart.
  case dense(Unicode.Scalar)
  /// A letter of a script with spaces, in lower case, without marks; σ and the final ς are two. Only three of them tell texts apart.
  case spaced(Unicode.Scalar)
  /// A combining mark: the letters on both sides of it are adjacent.
  case mark
  /// A rare scalar that equals letters which are written otherwise. A text with it may contain anything.
  case unusual
  /// Any other scalar. It separates letters.
  case other

  public init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case ..<0x300: self = .other
    case 0x300...0x36F, 0x3099, 0x309A: self = .mark
    case Self.tabulated: self = Self.table[Int(value - Self.tabulated.lowerBound)]
    case 0xE01...0xE37, 0xE40...0xE47: self = .spaced(scalar)
    case 0xE38...0xE3A, 0xE48...0xE4B: self = .mark
    // Jamo, Greek letters with several marks, Han characters for compatibility, and presentation forms.
    case 0x1100...0x11FF, 0x1F00...0x1FFF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0xF900...0xFAFF, 0xFB1D...0xFB4F, 0x2F800...0x2FA1F:
      self = .unusual
    // The Ohm sign is an omega.
    case 0x2126: self = .unusual
    case 0x3041...0x3096: self = Self.dense(Self.unvoiced(value, from: 0x3041))
    case 0x30F7...0x30FA: self = Self.dense(value - 8)
    case 0x30A1...0x30F6: self = Self.dense(Self.unvoiced(value, from: 0x30A1))
    case 0x3005...0x3007, 0x30FC, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x2F7FF, 0x30000...0x3FFFF:
      self = .dense(scalar)
    default: self = .other
    }
  }

  private static func dense(_ value: UInt32) -> SearchLetter { Unicode.Scalar(value).map { .dense($0) } ?? .other }

  /// A kana without its sound mark. Hiragana and katakana have the same order.
  private static func unvoiced(_ value: UInt32, from first: UInt32) -> UInt32 {
    let place = value - first
    return switch place {
    // か and が to ち and ぢ, in turn.
    case 0xA...0x21: value - place % 2
    case 0x24, 0x26, 0x28: value - 1
    // は, ば, ぱ to ほ, ぼ, ぽ.
    case 0x2E...0x3C: value - (place - 0x2E) % 3
    case 0x53: first + 5
    default: value
    }
  }

  /// Greek, Cyrillic, Armenian, Hebrew, Arabic and Devanagari.
  private static let tabulated: Range<UInt32> = 0x370..<0x980

  private static let table: [SearchLetter] = {
    var table = [SearchLetter](repeating: .other, count: tabulated.count)
    func set(_ value: UInt32, _ letter: SearchLetter) { table[Int(value - tabulated.lowerBound)] = letter }
    func set(_ value: UInt32, as other: UInt32) { set(value, Unicode.Scalar(other).map { .spaced($0) } ?? .other) }
    let letters: [ClosedRange<UInt32>] = [
      0x3B1...0x3C9, 0x430...0x45F, 0x48A...0x52F, 0x561...0x587, 0x5D0...0x5EA, 0x620...0x64A, 0x66E...0x66F, 0x671...0x6D3, 0x6D5...0x6D5,
      0x6EE...0x6EF, 0x6FA...0x6FC, 0x6FF...0x6FF, 0x900...0x93B, 0x93D...0x94C, 0x94E...0x950, 0x955...0x963, 0x971...0x97F,
    ]
    for value in letters.joined() { set(value, as: value) }
    let marks: [ClosedRange<UInt32>] = [
      0x483...0x487, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670...0x670,
      0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED, 0x93C...0x93C, 0x94D...0x94D, 0x951...0x954,
    ]
    for value in marks.joined() { set(value, .mark) }
    // Scalars that contain a mark, and the letter without it.
    let marked: [(String, String)] = [
      ("\u{390}\u{3AC}\u{3AD}\u{3AE}\u{3AF}\u{3B0}\u{3CA}\u{3CB}\u{3CC}\u{3CD}\u{3CE}", "ιαεηιυιυουω"),
      ("\u{439}\u{450}\u{451}\u{453}\u{457}\u{45C}\u{45D}\u{45E}\u{4C2}\u{4D1}\u{4D3}\u{4D7}", "иеегікиужаае"),
      ("\u{4DB}\u{4DD}\u{4DF}\u{4E3}\u{4E5}\u{4E7}\u{4EB}\u{4ED}\u{4EF}\u{4F1}\u{4F3}\u{4F5}\u{4F9}", "әжзииоөэуууч\u{44B}"),
      ("\u{622}\u{623}\u{624}\u{625}\u{626}\u{6C0}\u{6C2}\u{6D3}", "\u{627}\u{627}\u{648}\u{627}\u{64A}\u{6D5}\u{6C1}\u{6D2}"),
      (
        "\u{929}\u{931}\u{934}\u{958}\u{959}\u{95A}\u{95B}\u{95C}\u{95D}\u{95E}\u{95F}",
        "\u{928}\u{930}\u{933}\u{915}\u{916}\u{917}\u{91C}\u{921}\u{922}\u{92B}\u{92F}"
      ),
    ]
    for (scalars, bases) in marked {
      for (scalar, base) in zip(scalars.unicodeScalars, bases.unicodeScalars) { set(scalar.value, as: base.value) }
    }
    func setCapital(_ value: UInt32, of small: UInt32) { set(value, table[Int(small - tabulated.lowerBound)]) }
    for value in 0x391...0x3AB as ClosedRange<UInt32> where value != 0x3A2 { setCapital(value, of: value + 32) }
    for (capital, small) in [
      (0x386, 0x3AC), (0x388, 0x3AD), (0x389, 0x3AE), (0x38A, 0x3AF), (0x38C, 0x3CC), (0x38E, 0x3CD), (0x38F, 0x3CE),
    ]
      as [(UInt32, UInt32)]
    {
      setCapital(capital, of: small)
    }
    // A capital theta whose small letter is the common one.
    set(0x3F4, as: 0x3B8)
    for value in 0x400...0x40F as ClosedRange<UInt32> { setCapital(value, of: value + 80) }
    for value in 0x410...0x42F as ClosedRange<UInt32> { setCapital(value, of: value + 32) }
    for value in 0x48A...0x4BE as ClosedRange<UInt32> where value % 2 == 0 { setCapital(value, of: value + 1) }
    for value in 0x4C1...0x4CD as ClosedRange<UInt32> where value % 2 == 1 { setCapital(value, of: value + 1) }
    for value in 0x4D0...0x52E as ClosedRange<UInt32> where value % 2 == 0 { setCapital(value, of: value + 1) }
    setCapital(0x4C0, of: 0x4CF)
    for value in 0x531...0x556 as ClosedRange<UInt32> { setCapital(value, of: value + 48) }
    return table
  }()
}
