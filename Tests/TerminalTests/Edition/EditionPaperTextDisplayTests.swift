import Scenes
import Terminal
import TerminalDoubles
import Testing

@testable import Terminal

@Suite("An edition on a terminal")
@MainActor
struct EditionPaperTextDisplayTests {
  private static let story = EditionPaper.Story(
    id: "0fd1657d", title: "Reel 88: rain on a tin roof", byline: "The Tape Loft · 1 min", beginning: "Forty minutes of rain.",
    notes: ["Also in Elsewhere."], isLead: false)
  private static let paper = EditionPaper.Paper(
    title: "The Daily Strata", dateline: "Sunday, 1 March 2026 · 2 articles from 1 feed", lead: story,
    sections: [EditionPaper.Section(title: "Audio", stories: [story])], quote: ["“Slowly.”", "— A bollard"], records: [])

  @Test("a page has a title, a quote, the lead, and a line above each section")
  func page() {
    let lines = EditionPaperTextDisplay.lines(for: Self.paper, columns: 40).map(\.text)
    let story = [
      "0fd1657d  Reel 88: rain on a tin roof", "          The Tape Loft · 1 min", "          Forty minutes of rain.",
      "          Also in Elsewhere.",
    ]
    #expect(
      lines == [
        "The Daily Strata", "Sunday, 1 March 2026 · 2 articles from 1", "feed", "", "  “Slowly.”", "  — A bollard", "",
      ] + story + ["", String(repeating: "─", count: 40), "Audio", ""] + story)
  }

  @Test("no line is longer than a page is wide, in any window", arguments: [1, 12, 40, 76, 200])
  func widths(columns: Int) {
    let lines = EditionPaperTextDisplay.lines(for: Self.paper, columns: columns)
    #expect(lines.allSatisfy { $0.columns <= min(columns, 76) })
  }
}
