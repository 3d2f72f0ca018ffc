internal import Markup
internal import ReaderDomain

/// The numbers of an ordered list (https://html.spec.whatwg.org/#ordinal-value).
struct ListNumbering: Hashable {
  /// An item: its own marker, the number that it sets, its blocks.
  struct Item {
    let marker: Document.Marker?
    let value: Int?
    let blocks: [Document.Block]
  }

  private enum Style: Hashable {
    case decimal, letters, roman
  }

  private let start: Int?
  private let isReversed: Bool
  private let style: Style
  private let isUpperCase: Bool

  /// Reads the attributes of an `ol`.
  init(_ attributes: XMLAttributes) {
    start = attributes["start"].flatMap { HTMLLength($0)?.number }
    isReversed = attributes["reversed"] != nil
    let type = Self.type(inStyle: attributes["style"]) ?? attributes["type"] ?? "1"
    style =
      switch type {
      case "a", "A": .letters
      case "i", "I": .roman
      default: .decimal
      }
    isUpperCase = type == "A" || type == "I"
  }

  /// The type that a style sets instead of the attribute (https://www.w3.org/TR/css-counter-styles-3/#predefined-counters); nil when it
  /// sets none of these.
  private static func type(inStyle style: String?) -> String? {
    guard let style = style.map(StyleDeclarations.init), let value = style["list-style-type"] ?? style["list-style"] else { return nil }
    return value.split(separator: " ").lazy.compactMap { types[$0] }.first
  }

  private static let types: [Substring: String] = [
    "decimal": "1", "lower-alpha": "a", "lower-latin": "a", "upper-alpha": "A", "upper-latin": "A", "lower-roman": "i", "upper-roman": "I",
  ]

  /// The items with their markers. Items without content are dropped, but they count.
  static func items(_ items: [Item], _ numbering: ListNumbering?) -> [Document.Item] {
    let isReversed = numbering?.isReversed == true
    var next = numbering?.start ?? (isReversed ? items.count : 1)
    return items.compactMap { item in
      let value = item.value ?? next
      next = value + (isReversed ? -1 : 1)
      guard !item.blocks.isEmpty else { return nil }
      return Document.Item(item.marker ?? numbering.map { .number($0.text(of: value)) } ?? .bullet, item.blocks)
    }
  }

  private func text(of value: Int) -> String {
    let text =
      switch style {
      case .decimal: "\(value)"
      case .letters: Self.letters(value)
      case .roman: Self.roman(value)
      }
    return isUpperCase ? text.uppercased() : text
  }

  /// `a` to `z`, then `aa`. Letters begin at 1.
  private static func letters(_ value: Int) -> String {
    guard value > 0 else { return "\(value)" }
    var letters = ""
    var rest = value
    while rest > 0 {
      letters = String(Unicode.Scalar(UInt8(ascii: "a") + UInt8((rest - 1) % 26))) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }

  /// Roman numbers end at 3999.
  private static func roman(_ value: Int) -> String {
    guard (1...3999).contains(value) else { return "\(value)" }
    var text = ""
    var rest = value
    for (number, sign) in numerals {
      while rest >= number {
        text += sign
        rest -= number
      }
    }
    return text
  }

  private static let numerals = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"),
    (4, "iv"), (1, "i"),
  ]
}
