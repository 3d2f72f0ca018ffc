/// A part of a line that wrapping keeps together if possible: a word, a wide character with its punctuation, or a run of spaces.
public struct WrappingUnit {
  /// The spans before the last style.
  private var spans: [Span] = []
  private var text = ""
  private var style = Style.plain
  public private(set) var columns = 0
  private(set) var isSpace = false

  var isEmpty: Bool { text.isEmpty && spans.isEmpty }

  mutating func append(_ part: some StringProtocol, _ style: Style, columns: Int) {
    guard !part.isEmpty else { return }
    if style != self.style {
      if !text.isEmpty { spans.append(Span(filtered: text, self.style)) }
      (text, self.style) = ("", style)
    }
    text += part
    self.columns += columns
  }

  mutating func append(_ unit: WrappingUnit) {
    for span in unit.spans { append(span.text, span.style, columns: 0) }
    append(unit.text, unit.style, columns: 0)
    columns += unit.columns
  }

  /// The characters as a line, with one span for each run of equal style.
  var line: StyledLine { StyledLine(spans + [Span(filtered: text, style)]) }

  /// Splits a line into units, and calls `body` with each, in order, without losing a character.
  public static func forEach(of line: StyledLine, _ body: (WrappingUnit) -> Void) {
    var unit = WrappingUnit()
    var last: MeasuredCharacter?
    for span in line.spans {
      var (start, end) = (span.text.startIndex, span.text.startIndex)
      var columns = 0
      for character in span.text {
        let next = MeasuredCharacter(character)
        if let last, mayBreak(between: last, and: next) {
          unit.append(span.text[start..<end], span.style, columns: columns)
          body(unit)
          unit = WrappingUnit()
          (start, columns) = (end, 0)
        }
        unit.isSpace = next.isSpace
        columns += next.columns
        end = span.text.utf8.index(end, offsetBy: character.utf8.count)
        last = next
      }
      unit.append(span.text[start...], span.style, columns: columns)
    }
    if last != nil { body(unit) }
  }

  private static func mayBreak(between last: MeasuredCharacter, and next: MeasuredCharacter) -> Bool {
    if last.isSpace || next.isSpace { return last.isSpace != next.isSpace }
    guard last.isWide || next.isWide else { return false }
    return !opening.contains(last.character) && !closing.contains(next.character)
  }

  private struct MeasuredCharacter {
    let character: Character
    let columns: Int
    /// Whether lines may break beside it: it is East Asian wide or an emoji. A syllable of an Indic script may take two columns, too, and belongs to its word.
    let isWide: Bool
    let isSpace: Bool

    init(_ character: Character) {
      self.character = character
      columns = CharacterWidth.columns(of: character)
      isWide = columns == 2 && CharacterWidth.isWide(character)
      isSpace = Self.isSpace(character)
    }

    private static func isSpace(_ character: Character) -> Bool {
      if let ascii = character.asciiValue { return ascii == 0x20 || 0x09...0x0D ~= ascii }
      return character.isWhitespace && !WrappingUnit.nonBreaking.contains(character)
    }
  }

  private static let nonBreaking: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]

  /// Characters that never end a line (`opening`) or never begin one (`closing`): the most common rules of https://www.w3.org/TR/jlreq/,
  /// 3.1.7 and 3.1.8.
  private static let opening: Set<Character> = Set("「『（［｛〔〈《【“‘([{")
  private static let closing: Set<Character> = Set("」』）］｝〕〉》】”’)]}、。，．・：；？！ー々…,.:;?!%")
}
