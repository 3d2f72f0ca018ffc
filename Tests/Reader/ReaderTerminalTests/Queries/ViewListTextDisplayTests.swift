import CoreScenes
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A list of saved views as text")
struct ViewListTextDisplayTests {
  private func row(_ name: String, _ query: String, _ counts: Result<ViewCounts?, QueryError>) throws -> ViewRow {
    ViewRow(ViewSummary(SavedView(try ViewName(name), query), counts))
  }

  private func screen(_ rows: [ViewRow], lines: [MessageText] = [], columns: Int, takesColor: Bool = false) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, takesColor: takesColor)
    ViewListTextDisplay(terminal: screen.terminal).display(
      .init(rows: rows, lines: lines, messages: [Message(.notice, "Told.")], exported: .empty, outcome: .done))
    return screen
  }

  @Test("each view has its numbers, its name and its query in columns, and what is wrong with it below")
  func columns() throws {
    let wrong = try row("日本", "tag:[", .failure(QueryError(.tooDeep, column: 1)))
    let rows = [
      try row("tea", "title:tea is:unread", .success(ViewCounts(all: 1_200, unread: 3))),
      try row("slow", "not fast", .success(ViewCounts(all: 2, unread: 0))), try row("short", "words:<300", .success(nil)), wrong,
    ]
    let problem = try #require(wrong.problem)
    let screen = self.screen(rows, lines: ["Saved."], columns: 200)
    #expect(
      screen.output == """
            3/1,200  @tea    title:tea is:unread
                0/2  @slow   not fast
                  -  @short  words:<300
                  -  @日本   tag:[
            \(problem)
        Saved.

        """)
    #expect(screen.error == "strata: Told.\n")
    #expect(self.screen([wrong], columns: 20).output.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("    ") })
    let output = self.screen(rows, columns: 200, takesColor: true).output
    #expect(output.contains("\u{1B}[1m@tea\u{1B}[0m") && !output.contains("\u{1B}[1m@slow"))
  }

  @Test("a name has at most half of the window, and rows end at it")
  func narrow() throws {
    let rows = [
      try row(String(repeating: "n", count: 30), "title:tea", .success(ViewCounts(all: 2, unread: 0))),
      try row("a", "b", .success(ViewCounts(all: 1, unread: 0))),
    ]
    let lines = screen(rows, columns: 40).output.split(separator: "\n")
    #expect(lines.map { $0.count } == [40, 36])
    #expect(lines[1].hasSuffix("0/1  @a" + String(repeating: " ", count: 18) + "  b"))
  }

  @Test("without views, only sentences are written")
  func empty() {
    #expect(screen([], lines: ["Removed."], columns: 80).output == "Removed.\n")
  }
}
