import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A list of feeds as text")
struct FeedListTextDisplayTests {
  private func screen(_ rows: [FeedRow], columns: Int, summary: String? = nil, takesColor: Bool = false) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, takesColor: takesColor)
    FeedListTextDisplay(terminal: screen.terminal).display(
      .init(rows: rows, summary: summary, messages: [], exported: .empty, outcome: .done))
    return screen
  }

  @Test("80 columns show one line per feed with uncut counts, and any error with the next fetch below")
  func wide() {
    let screen = screen(Rows.feeds, columns: 80, summary: "4 feeds, 12,349 unread articles")
    #expect(
      screen.output == """
        11a20fffa1        0/12    5m  Example
        11a20fffa1     3/1,200    1h  A feed with a title that goes on and on, far beyo…
        11a20fffa1 12,345/67,890    3d  毎日の日本語ニュース  日本語
            the server answered 404 (not found).
            it is fetched with the next refresh.
        11a20fffa1         1/1 never  أخبار  🍵
            the response is incomplete or invalid: the line with the chunk's length is
            missing.
            it is fetched with the next refresh.

        """)
    #expect(screen.error == "4 feeds, 12,349 unread articles\n")
  }

  @Test("40 columns omit the folder")
  func narrow() {
    #expect(
      screen(Rows.feeds, columns: 40).output == """
        11a20fffa1        0/12    5m  Example
        11a20fffa1     3/1,200    1h  A feed wi…
        11a20fffa1 12,345/67,890    3d  毎日の…
            the server answered 404 (not found).
            it is fetched with the next refresh.
        11a20fffa1         1/1 never  أخبار
            the response is incomplete or
            invalid: the line with the chunk's
            length is missing.
            it is fetched with the next refresh.

        """)
  }

  @Test("the folder and the tags are shown in 60 or more columns", arguments: [(59, false), (60, true)])
  func folderAndTags(columns: Int, areShown: Bool) {
    let row = FeedRow(
      FeedSummary(
        subscription: .sample(title: "Tea", folder: FolderPath("Food"), tags: ["hot", "slow"]), counts: ArticleCounts(all: 2, unread: 1),
        fetchState: .never), now: .sample())
    #expect(
      screen([row], columns: columns).output.hasPrefix("\(row.id)         1/2 never  Tea" + (areShown ? "  Food  \(row.tags)\n" : "\n")))
  }

  @Test("the title of a feed with unread articles is bold, and of another one it is not", arguments: [0, 1])
  func boldness(unread: Int) {
    let output = screen([Rows.feed("Tea", unread: unread, all: 2)], columns: 80, takesColor: true).output
    #expect(output.contains("\u{1B}[1mTea\u{1B}[0m") == (unread > 0))
  }

  @Test("what is wrong is below the list")
  func messages() {
    let screen = ScreenCapture(columns: 80)
    FeedListTextDisplay(terminal: screen.terminal).display(
      .init(rows: [], summary: nil, messages: [Message(.notice, "No feeds.")], exported: .empty, outcome: .done))
    #expect(screen.output.isEmpty && screen.error == "strata: No feeds.\n")
  }

  @Test("an empty list writes nothing")
  func empty() {
    #expect(screen([], columns: 80).output.isEmpty && screen([], columns: 80).error.isEmpty)
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let (plain, colored) = (screen(Rows.feeds, columns: 80), screen(Rows.feeds, columns: 80, takesColor: true))
    #expect(colored.output.withoutStyles == plain.output && colored.output != plain.output)
  }
}
