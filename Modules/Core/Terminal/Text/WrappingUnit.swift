/// A part of a line that wrapping keeps together if possible: a word, a wide character with its punctuation, or a run of spaces.
public struct WrappingUnit {
  /// A character with its measured properties.
  public struct Cell {
    public let character: Character
    let style: Style
    public let columns: Int
    let isSpace: Bool

    public init(_ character: Character, _ style: Style) {
      self.character = character
      self.style = style
      columns = CharacterWidth.columns(of: character)
      isSpace = character == " " || character.isWhitespace && !Self.nonBreaking.contains(character)
    }

    private static let nonBreaking: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]
  }

  public private(set) var cells: [Cell] = []
  public private(set) var columns = 0

  public init() {}

  var isEmpty: Bool { cells.isEmpty }
  var isSpace: Bool { cells.last?.isSpace == true }

  public mutating func append(_ cell: Cell) {
    cells.append(cell)
    columns += cell.columns
  }

  mutating func append(_ piece: WrappingUnit) {
    cells += piece.cells
    columns += piece.columns
  }

  /// The characters as a line, with one span for each run of equal style.
  public var line: StyledLine {
    var spans: [Span] = []
    var text = ""
    for (index, cell) in cells.enumerated() {
      text.append(cell.character)
      if index + 1 == cells.count || cells[index + 1].style != cell.style {
        spans.append(Span(filtered: text, cell.style))
        text = ""
      }
    }
    return StyledLine(spans)
  }

  /// Splits a line into units, in order, without losing a character.
  public static func pieces(of line: StyledLine) -> [WrappingUnit] {
    var pieces: [WrappingUnit] = []
    for span in line.spans {
      for character in span.text {
        let cell = Cell(character, span.style)
        if let last = pieces.last?.cells.last, !mayBreak(between: last, and: cell) {
          pieces[pieces.count - 1].append(cell)
        } else {
          var piece = WrappingUnit()
          piece.append(cell)
          pieces.append(piece)
        }
      }
    }
    return pieces
  }

  private static func mayBreak(between last: Cell, and next: Cell) -> Bool {
    if last.isSpace || next.isSpace { return last.isSpace != next.isSpace }
    guard last.columns == 2 || next.columns == 2 else { return false }
    return !opening.contains(last.character) && !closing.contains(next.character)
  }

  /// Characters that never end a line (`opening`) or never begin one (`closing`): the most common rules of https://www.w3.org/TR/jlreq/,
  /// 3.1.7 and 3.1.8.
  private static let opening: Set<Character> = Set("「『（［｛〔〈《【“‘([{")
  private static let closing: Set<Character> = Set("」』）］｝〕〉》】”’)]}、。，．・：；？！ー々…,.:;?!%")
}
