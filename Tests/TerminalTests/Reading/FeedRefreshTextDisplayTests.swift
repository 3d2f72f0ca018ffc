import Screens
import Terminal
import Testing

@MainActor @Suite("A refresh as text")
struct FeedRefreshTextDisplayTests {
  private func picture(_ viewModels: FeedRefresh.ViewModel..., columns: Int, isTerminal: Bool = false, takesColour: Bool = false) -> Picture
  {
    let picture = Picture(columns: columns, isTerminal: isTerminal, takesColour: takesColour)
    for viewModel in viewModels { FeedRefreshTextDisplay(screen: picture.screen).display(viewModel) }
    return picture
  }

  private func progress(_ done: Int, of total: Int) -> FeedRefresh.ViewModel {
    .init(
      progress: RefreshProgress(done: done, total: total, text: "\(done)/\(total)"), rows: [], summary: nil, messages: [], outcome: .done)
  }

  @Test("in 80 columns, a line for each feed that has something to tell")
  func wide() {
    let picture = picture(RefreshSample.viewModel, columns: 80)
    #expect(
      picture.output == """
        Example                   3 new
        A feed with a title tha…  1,000 new, 2 changed
        毎日の日本語ニュースと…   the server answered 404 (there is nothing at this
                                  address).
        🍵 Tea                    /home/me/articles.json cannot be written: No space
                                  left on device. It was left as it is.

        """)
    #expect(
      picture.error == """
        1,003 new articles in 2 feeds, 1 unchanged, 1 not due, 2 failed.
        strata: 2 feeds failed.
          'strata feeds --problems' lists them.

        """)
  }

  @Test("in 40 columns, with shorter titles")
  func narrow() {
    let picture = picture(RefreshSample.viewModel, columns: 40)
    #expect(
      picture.output == """
        Example        3 new
        A feed with…   1,000 new, 2 changed
        毎日の日本語…  the server answered 404
                       (there is nothing at this
                       address).
        🍵 Tea         /home/me/articles.json
                       cannot be written: No
                       space left on device. It
                       was left as it is.

        """)
    #expect(
      picture.error == """
        1,003 new articles in 2 feeds, 1
          unchanged, 1 not due, 2 failed.
        strata: 2 feeds failed.
          'strata feeds --problems' lists them.

        """)
  }

  @Test(
    "the bar grows with the work, and stays a bar whatever the numbers say",
    arguments: [(0, 3, 0), (1, 3, 8), (2, 3, 16), (3, 3, 24), (5, 3, 24), (-1, 3, 0), (0, 0, 0), (1, 0, 0), (1, -1, 0)])
  func bar(done: Int, total: Int, filled: Int) {
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    #expect(picture(progress(done, of: total), columns: 80, isTerminal: true).error == "\(bar) \(done)/\(total)")
  }

  @Test("the bar is taken away at the end")
  func clears() {
    let end = FeedRefresh.ViewModel(progress: nil, rows: [], summary: "Over.", messages: [], outcome: .done)
    let error = picture(progress(1, of: 1), end, columns: 80, isTerminal: true).error
    #expect(error.hasSuffix("\r\(String(repeating: " ", count: 28))\rOver.\n"))
  }

  @Test("no bar is drawn where no terminal is")
  func hides() {
    #expect(picture(progress(1, of: 3), columns: 80).error.isEmpty)
  }

  @Test("colours are added to the text and change nothing in it")
  func colours() {
    let (plain, coloured) = (
      picture(RefreshSample.viewModel, columns: 80), picture(RefreshSample.viewModel, columns: 80, takesColour: true)
    )
    #expect(coloured.output.withoutStyles == plain.output && coloured.output != plain.output)
    #expect(coloured.error.withoutStyles == plain.error && coloured.error != plain.error)
  }
}
