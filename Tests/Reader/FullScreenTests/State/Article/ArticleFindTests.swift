import CoreTerminal
import Testing

@testable import FullScreen

@Suite("The places of a text in an article")
struct ArticleFindTests {
  @Test(
    "a hit has the characters of each line that it covers; white space counts as one space, case does not matter, and hits do not overlap",
    arguments: [
      ("tea", ["Tea and tea", "no", "steam"], ["0:0-3", "0:8-11", "2:1-4"]), ("green tea", ["a green", "tea"], ["0:2-7 1:0-3"]),
      ("a b c", ["a", "b", "c"], ["0:0-1 1:0-1 2:0-1"]), ("greentea", ["a green", "tea"], []),
      // White space, and wide characters, which go on in the next line without one.
      ("a b", ["a \t  b"], ["0:0-6"]), ("a  b", ["a b"], ["0:0-3"]), ("日本", ["日", "本"], ["0:0-1 1:0-1"]),
      ("日 a", ["日", "a"], ["0:0-1 1:0-1"]), ("日a", ["日", "a"], []),
      // Case.
      ("STRASSE", ["strasse"], ["0:0-7"]), ("ΚΌΣΜΟΣ", ["Ο κόσμος", "ΚΌΣΜΟΣ"], ["0:2-8", "1:0-6"]),
      ("κόσμος", ["Ο κόσμος", "ΚΌΣΜΟΣ"], ["0:2-8", "1:0-6"]),
      // Texts that repeat themselves.
      ("aa", ["aaaaa"], ["0:0-2", "0:2-4"]), ("abab", ["abaabab"], ["0:3-7"]), ("aab", ["aaab"], ["0:1-4"]), ("aabc", ["aababc"], []),
      ("aabc", ["aabaabc"], ["0:3-7"]), ("", ["text"], []), ("x", [""], []),
    ] as [(String, [String], [String])])
  func places(text: String, lines: [String], places: [String]) {
    let hits = ArticleFind(text, in: lines.map { StyledLine($0) }).hits
    #expect(
      hits.map { hit in
        hit.parts.map { "\($0.line):\($0.characters.lowerBound)-\($0.characters.upperBound)" }.joined(separator: " ")
      } == places)
  }

  @Test("the selection goes around, and begins at the first hit from a line on")
  func selection() {
    var find = ArticleFind("tea", in: ["tea", "", "tea", "tea"].map { StyledLine($0) })
    for (distance, selected) in [(1, 1), (1, 2), (1, 0), (-1, 2), (-1, 1)] {
      find.move(by: distance)
      #expect(find.selected == selected)
    }
    for (line, selected) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 0)] {
      find.select(from: line)
      #expect(find.selected == selected)
    }
    find.select(from: 3)
    find.search(["tea"].map { StyledLine($0) })
    #expect(find.selected == 0 && find.hits.count == 1)
    find.search([])
    find.move(by: 1)
    #expect(find.selected == 0 && find.hits.isEmpty)
  }

  @Test("marking a line divides its spans at the hits, and keeps its text")
  func marked() {
    let line = StyledLine([Span("a te", .bold), Span("a t"), Span("ea x")])
    var find = ArticleFind("tea", in: [line, StyledLine("no")])
    let marked = find.marked(line, number: 0, Palette(isOnLight: false))
    #expect(marked.text == line.text)
    #expect(marked.spans.map(\.text) == ["a ", "te", "a", " ", "t", "ea", " x"])
    #expect(marked.spans.map { $0.style.emphasis.contains(.reversed) } == [false, true, true, false, true, true, false])
    let colors = marked.spans.map { $0.style.color }
    #expect(colors[1] != nil && colors[1] == colors[2] && colors[4] == nil && colors[5] == nil)
    find.move(by: 1)
    let next = find.marked(line, number: 0, Palette(isOnLight: false)).spans.map { $0.style.color }
    #expect(next[1] == nil && next[4] != nil)
    #expect(find.marked(StyledLine("no"), number: 1, Palette(isOnLight: false)) == StyledLine("no"))
    // The same article in other lines.
    find.search([StyledLine("no"), line])
    #expect(find.marked(line, number: 0, Palette(isOnLight: false)) == line)
    #expect(find.marked(line, number: 1, Palette(isOnLight: false)) != line)
  }
}
