import CoreScenes
@testable import CoreTerminal
import ReaderScenes
@testable import ReaderTerminal
import TerminalDoubles
import Testing

@Suite("An edition on a terminal")
@MainActor
struct EditionPaperTextDisplayTests {
  private static let story = EditionPaper.Story(
    id: "0fd1657d", title: "Reel 88: rain on a tin roof", byline: "The Tape Loft · 1 min", beginning: "Forty minutes of rain.",
    notes: ["Also in Elsewhere."])
  private static let paper = EditionPaper.Paper(
    title: "The Daily Strata", dateline: "Sunday, 1 March 2026 · 2 articles from 1 feed", lead: story,
    sections: [EditionPaper.Section(title: "Audio", stories: [story])], records: [])

  @Test("a page has a title, the lead, and a line above each section")
  func page() {
    let lines = EditionPaperTextDisplay.lines(for: Self.paper, columns: 40).map(\.text)
    let story = [
      "0fd1657d  Reel 88: rain on a tin roof", "          The Tape Loft · 1 min", "          Forty minutes of rain.",
      "          Also in Elsewhere.",
    ]
    #expect(
      lines == [
        "The Daily Strata", "Sunday, 1 March 2026 · 2 articles from 1", "feed", "",
      ] + story + ["", String(repeating: "─", count: 40), "Audio", ""] + story)
  }

  private func shown(_ state: EditionPaper.State, isTerminal: Bool = false) -> ScreenCapture {
    let screen = ScreenCapture(columns: 40, isTerminal: isTerminal)
    EditionPaperTextDisplay(terminal: screen.terminal).display(.init(state: state, messages: [Message(.notice, "Told.")]))
    return screen
  }

  @Test("a page and what was done go to standard output, with messages below them")
  func states() {
    let paper = EditionPaperTextDisplay.lines(for: Self.paper, columns: 40).map { $0.text + "\n" }.joined()
    for (state, output) in [(EditionPaper.State.paper(Self.paper), paper), (.done(["Written."]), "Written.\n"), (.failed, "")] {
      #expect(shown(state).output == output && shown(state).error == "strata: Told.\n")
    }
  }

  @Test("a document is filtered, and an archive is not, but a terminal gets none")
  func documents() {
    #expect(shown(.html("<p>\u{202E}</p>")).output == "<p>&#x202E;</p>")
    #expect(shown(.epub(Array("PK\u{1B}".utf8))).output == "PK\u{1B}")
    #expect(shown(.epub(Array("PK".utf8)), isTerminal: true).output.isEmpty)
  }

  @Test("while an edition is made, a terminal shows what is going on, and a failure erases it")
  func loading() {
    #expect(shown(.loading("Fetching …"), isTerminal: true).error == "Fetching …")
    #expect(shown(.loading("Fetching …")).error.isEmpty)
    let screen = ScreenCapture(columns: 40, isTerminal: true)
    let display = EditionPaperTextDisplay(terminal: screen.terminal)
    display.display(.init(state: .loading("Fetching …")))
    display.display(.init(state: .failed))
    #expect(screen.error == "Fetching …\r            \r")
  }

  @Test("plain records are the stories, and no page")
  func plain() {
    let screen = ScreenCapture(columns: 40)
    let paper = EditionPaper.Paper(
      title: "The Daily Strata", dateline: "", lead: Self.story, sections: [],
      records: [ExportedRecord([.init("id", .text("0fd1657d")), .init("title", .text("Reel 88"))])])
    EditionPaperPlainDisplay(terminal: screen.terminal).display(.init(state: .paper(paper)))
    #expect(screen.output == "0fd1657d\tReel 88\n")
  }

  @Test("no line is longer than a page is wide, in any window", arguments: [1, 12, 40, 76, 200])
  func widths(columns: Int) {
    let lines = EditionPaperTextDisplay.lines(for: Self.paper, columns: columns)
    #expect(lines.allSatisfy { $0.columns <= min(columns, 76) })
  }
}
