import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("Checked feeds as text")
struct FeedCheckTextDisplayTests {
  static let viewModel = FeedCheck.ViewModel(
    rows: [
      CheckRow(
        CheckedFeed(
          source: .document(.file("feeds/tea.xml")), format: .rss, title: "毎日の日本語ニュースと天気", items: 1200,
          findings: [.malformed(line: 12, reason: "a tag\u{1B}[2J is not closed"), .repairedTags(count: 1)]), now: .sample()),
      CheckRow(
        CheckedFeed(
          source: .document(.standardInput), format: .json, title: "Clean", items: 1, next: .notDue(until: .sample(), .ttl(minutes: 60))),
        now: .sample()),
    ],
    messages: [ReaderErrorWording.message(for: .document(.file("nowhere.xml"), .missing))], exported: .empty, outcome: .someFailed)

  private func screen(columns: Int, takesColor: Bool = false) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, takesColor: takesColor)
    FeedCheckTextDisplay(terminal: screen.terminal).display(Self.viewModel)
    return screen
  }

  @Test("80 columns show each feed with its diagnostics below it")
  func wide() {
    let screen = screen(columns: 80)
    #expect(
      screen.output == """
        feeds/tea.xml: '毎日の日本語ニュースと天気', RSS, 1,200 items
          The document is not well-formed XML in line 12: a tag is not closed.
          1 tag was corrected: not closed, closed in the wrong place, or not valid XML.
        standard input: 'Clean', JSON Feed, 1 item
          Nothing is wrong with it.
          It can be fetched again from 08:30: the feed sets a ttl of 1 hour.

        """)
    #expect(screen.error == "strata: nowhere.xml does not exist.\n")
  }

  @Test("40 columns wrap each sentence with an indent")
  func narrow() {
    #expect(
      screen(columns: 40).output == """
        feeds/tea.xml: '毎日の日本語ニュースと天
          気', RSS, 1,200 items
          The document is not well-formed XML in
            line 12: a tag is not closed.
          1 tag was corrected: not closed,
            closed in the wrong place, or not
            valid XML.
        standard input: 'Clean', JSON Feed, 1
          item
          Nothing is wrong with it.
          It can be fetched again from 08:30:
            the feed sets a ttl of 1 hour.

        """)
  }

  @Test("what is wrong is yellow, and that nothing is wrong is green")
  func tones() {
    let output = screen(columns: 80, takesColor: true).output
    #expect(output.contains("\u{1B}[33m1 tag was corrected") && output.contains("\u{1B}[32mNothing is wrong with it."))
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let (plain, colored) = (screen(columns: 80), screen(columns: 80, takesColor: true))
    #expect(colored.output.withoutStyles == plain.output && colored.output != plain.output)
  }
}
