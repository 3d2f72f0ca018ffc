internal import CoreTerminal
internal import ReaderDomain

/// The places of a text in an article. Case does not matter, and neither does where the lines end.
struct ArticleFind: Hashable, Sendable {
  /// A place: characters of one line, or of several when the text goes on in the next one.
  struct Hit: Hashable {
    private(set) var parts: [Part]

    /// The first line.
    var line: Int { parts[0].line }

    fileprivate mutating func add(_ place: Place) {
      guard let last = parts.last, last.line == place.line else { return parts.append(Part(place)) }
      parts[parts.count - 1] = Part(line: last.line, characters: last.characters.lowerBound..<place.character + 1)
    }
  }

  struct Part: Hashable {
    let line: Int
    let characters: Range<Int>

    fileprivate init(line: Int, characters: Range<Int>) { (self.line, self.characters) = (line, characters) }
    fileprivate init(_ place: Place) { self.init(line: place.line, characters: place.character..<place.character + 1) }
  }

  fileprivate struct Place {
    let line: Int
    let character: Int
  }

  let text: String
  private(set) var hits: [Hit] = []
  private(set) var selected = 0
  /// The hits in each line.
  private var hitsInLine: [Int: [Int]] = [:]

  init(_ text: String, in lines: [StyledLine]) {
    self.text = text
    search(lines)
  }

  /// Searches the lines of another width.
  mutating func search(_ lines: [StyledLine]) {
    let pattern = Self.folded([StyledLine(text)]).characters
    let article = Self.folded(lines)
    hits = Self.places(of: pattern, in: article.characters).map { start in
      var hit = Hit(parts: [Part(article.places[start])])
      for place in article.places[start..<start + pattern.count] { hit.add(place) }
      return hit
    }
    hitsInLine = [:]
    for (index, hit) in hits.enumerated() {
      for part in hit.parts { hitsInLine[part.line, default: []].append(index) }
    }
    selected = min(selected, max(hits.count - 1, 0))
  }

  /// Selects the first hit from a line on, or else the first one.
  mutating func select(from line: Int) { selected = hits.firstIndex { $0.line >= line } ?? 0 }

  /// Selects the next hit, or the previous one. The last is followed by the first.
  mutating func move(by distance: Int) {
    if !hits.isEmpty { selected = (selected + distance + hits.count) % hits.count }
  }

  /// The line with its hits marked.
  func marked(_ line: StyledLine, number: Int, _ palette: Palette) -> StyledLine {
    guard let indices = hitsInLine[number] else { return line }
    let parts = indices.flatMap { hit in hits[hit].parts.filter { $0.line == number }.map { (hit: hit, characters: $0.characters) } }
    var spans: [Span] = []
    var offset = 0
    for span in line.spans {
      var rest = Substring(span.text)
      while !rest.isEmpty {
        let part = parts.first { $0.characters.upperBound > offset }
        let isHit = part?.characters.contains(offset) ?? false
        let end = isHit ? part?.characters.upperBound : part?.characters.lowerBound
        let piece = rest.prefix(end.map { $0 - offset } ?? .max)
        spans.append(Span(String(piece), isHit ? Self.style(of: span, isSelected: part?.hit == selected, palette) : span.style))
        rest = rest.dropFirst(piece.count)
        offset += piece.count
      }
    }
    return StyledLine(spans)
  }

  private static func style(of span: Span, isSelected: Bool, _ palette: Palette) -> Style {
    isSelected
      ? Style(palette[.hint].emphasis.union(.reversed), palette[.hint].color, link: span.style.link)
      : Style(span.style.emphasis.union(.reversed), span.style.color, link: span.style.link)
  }

  // MARK: Searching

  /// The characters with their case folded. White space counts as one space, and so does the end of a line, except between wide characters, which are
  /// written without spaces.
  private static func folded(_ lines: [StyledLine]) -> (characters: [Character], places: [Place]) {
    var characters: [Character] = []
    var places: [Place] = []
    func add(_ character: Character, _ place: Place) {
      if character == " ", characters.last == " " { return }
      characters.append(character)
      places.append(place)
    }
    for (number, line) in lines.enumerated() {
      let text = line.text
      if let last = characters.last, let first = text.first, CharacterWidth.columns(of: last) < 2 || CharacterWidth.columns(of: first) < 2 {
        add(" ", Place(line: number, character: 0))
      }
      for (index, character) in text.enumerated() {
        let place = Place(line: number, character: index)
        if character.isWhitespace { add(" ", place) } else { for folded in String(character).caseFolded { add(folded, place) } }
      }
    }
    return (characters, places)
  }

  /// Where the pattern begins, without overlaps (Knuth, Morris and Pratt): the time is linear for any article.
  private static func places(of pattern: [Character], in text: [Character]) -> [Int] {
    guard !pattern.isEmpty else { return [] }
    var borders = [0]
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[index] != pattern[length] { length = borders[length - 1] }
      if pattern[index] == pattern[length] { length += 1 }
      borders.append(length)
    }
    var places: [Int] = []
    length = 0
    for index in text.indices {
      while length > 0, text[index] != pattern[length] { length = borders[length - 1] }
      if text[index] == pattern[length] { length += 1 }
      if length == pattern.count {
        places.append(index + 1 - length)
        length = 0
      }
    }
    return places
  }
}
