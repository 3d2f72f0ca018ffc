import CoreTerminal
import Testing

@testable import FullScreen

@Suite("The places of a text in an article")
struct ArticleFindTests {
  private static func places(_ text: String, in lines: String...) -> [String] {
    ArticleFind(text, in: lines.map { StyledLine($0) }).hits.map { hit in
      hit.parts.map { "\($0.line):\($0.characters.lowerBound)-\($0.characters.upperBound)" }.joined(separator: " ")
    }
  }

  @Test("a hit has the characters of each line that it covers")
  func parts() {
    #expect(Self.places("tea", in: "Tea and tea", "no", "steam") == ["0:0-3", "0:8-11", "2:1-4"])
    #expect(Self.places("green tea", in: "a green", "tea") == ["0:2-7 1:0-3"])
    #expect(Self.places("a b c", in: "a", "b", "c") == ["0:0-1 1:0-1 2:0-1"])
    #expect(Self.places("greentea", in: "a green", "tea") == [])
  }

  @Test("white space counts as one space, and wide characters go on in the next line without one")
  func spaces() {
    #expect(Self.places("a b", in: "a \t  b") == ["0:0-6"])
    #expect(Self.places("a  b", in: "a b") == ["0:0-3"])
    #expect(Self.places("日本", in: "日", "本") == ["0:0-1 1:0-1"])
    #expect(Self.places("日 a", in: "日", "a") == ["0:0-1 1:0-1"])
    #expect(Self.places("日a", in: "日", "a") == [])
  }

  @Test("case does not matter, and hits do not overlap")
  func characters() {
    #expect(Self.places("STRASSE", in: "strasse") == ["0:0-7"])
    for text in ["ΚΌΣΜΟΣ", "κόσμος"] { #expect(Self.places(text, in: "Ο κόσμος", "ΚΌΣΜΟΣ") == ["0:2-8", "1:0-6"]) }
    #expect(Self.places("aa", in: "aaaaa") == ["0:0-2", "0:2-4"])
    #expect(Self.places("abab", in: "abaabab") == ["0:3-7"])
    #expect(Self.places("aab", in: "aaab") == ["0:1-4"])
    #expect(Self.places("aabc", in: "aababc") == [] && Self.places("aabc", in: "aabaabc") == ["0:3-7"])
    #expect(Self.places("", in: "text") == [] && Self.places("x", in: "") == [])
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
