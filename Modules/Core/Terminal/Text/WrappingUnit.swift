/// A part of a line that wrapping keeps together if possible: a word, a wide character with its punctuation, or a run of spaces.
public struct WrappingUnit {
  /// A place between two characters of a line: the number of a span, and bytes of its text.
  struct Place {
    var span: Int
    var byte: Int

    mutating func move(by bytes: Int, in line: StyledLine) {
      byte += bytes
      while byte > line.spans[span].text.utf8.count {
        byte -= line.spans[span].text.utf8.count
        span += 1
      }
    }
  }

  let start: Place
  private(set) var end: Place
  public private(set) var columns = 0
  private(set) var isSpace = false

  init(at place: Place) {
    start = place
    end = place
  }

  mutating func extend(to place: Place, columns: Int) {
    end = place
    self.columns += columns
  }

  /// The unit as a line of its own, with one span for each run of equal style.
  func cut(from line: StyledLine) -> StyledLine {
    var spans: [Span] = []
    var text = ""
    var style = Style.plain
    for number in start.span...end.span {
      let span = line.spans[number]
      let bytes = (number == start.span ? start.byte : 0)..<(number == end.span ? end.byte : span.text.utf8.count)
      if bytes.isEmpty { continue }
      if span.style != style {
        spans.append(Span(filtered: text, style))
        (text, style) = ("", span.style)
      }
      text += span.text.part(bytes)
    }
    return StyledLine(spans + [Span(filtered: text, style)])
  }

  /// Splits a line into units, and calls `body` with each, in order, without losing a character.
  public static func forEach(of line: StyledLine, _ body: (WrappingUnit) -> Void) {
    var unit = WrappingUnit(at: Place(span: 0, byte: 0))
    var last: MeasuredCharacter?
    for (number, span) in line.spans.enumerated() {
      var place = Place(span: number, byte: 0)
      MeasuredCharacter.forEach(of: span.text) { next in
        if let last, mayBreak(between: last, and: next) {
          body(unit)
          unit = WrappingUnit(at: place)
        }
        unit.isSpace = next.isSpace
        place.byte += next.bytes
        unit.extend(to: place, columns: next.columns)
        last = next
      }
    }
    if last != nil { body(unit) }
  }

  private static func mayBreak(between last: MeasuredCharacter, and next: MeasuredCharacter) -> Bool {
    if last.isSpace || next.isSpace { return last.isSpace != next.isSpace }
    guard last.isWide || next.isWide else { return false }
    return last.scalar.map(opening.contains) != true && next.scalar.map(closing.contains) != true
  }

  /// Characters that never end a line (`opening`) or never begin one (`closing`): the most common rules of https://www.w3.org/TR/jlreq/,
  /// 3.1.7 and 3.1.8. The escaped ones are equivalent to others.
  private static let opening = Set("「『（［｛〔〈《【“‘([{\u{2329}".unicodeScalars)
  private static let closing = Set("」』）］｝〕〉》】”’)]}、。，．・：；？！ー々…,.:;?!%\u{232A}\u{37E}".unicodeScalars)
}

extension String {
  /// The part of the text that has these bytes.
  fileprivate func part(_ bytes: Range<Int>) -> String {
    String(self[utf8.index(startIndex, offsetBy: bytes.lowerBound)..<utf8.index(startIndex, offsetBy: bytes.upperBound)])
  }
}
