import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A refresh as text")
struct FeedRefreshTextDisplayTests {
  private func screen(_ viewModel: FeedRefresh.ViewModel, columns: Int, takesColor: Bool = false) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, takesColor: takesColor)
    FeedRefreshTextDisplay(terminal: screen.terminal).display(viewModel)
    return screen
  }

  @Test("80 columns show each feed that changed or failed")
  func wide() {
    let screen = screen(RefreshSample.viewModel, columns: 80)
    #expect(
      screen.output == """
        Example                   3 new
        A feed with a title tha…  1,000 new, 2 changed
        毎日の日本語ニュースと…   the server answered 404 (not found).
        🍵 Tea                    /home/me/articles.json cannot be written: No space
                                  left on device. The file was not changed.

        """)
    #expect(
      screen.error == """
        1,003 new articles in 2 feeds, 1 unchanged, 1 not due, 2 failed.
        strata: 2 feeds failed.
          'strata feeds --problems' lists them.

        """)
  }

  @Test("40 columns cut titles shorter")
  func narrow() {
    let screen = screen(RefreshSample.viewModel, columns: 40)
    #expect(
      screen.output == """
        Example        3 new
        A feed with…   1,000 new, 2 changed
        毎日の日本語…  the server answered 404
                       (not found).
        🍵 Tea         /home/me/articles.json
                       cannot be written: No
                       space left on device. The
                       file was not changed.

        """)
    #expect(
      screen.error == """
        1,003 new articles in 2 feeds, 1
          unchanged, 1 not due, 2 failed.
        strata: 2 feeds failed.
          'strata feeds --problems' lists them.

        """)
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let (plain, colored) = (
      screen(RefreshSample.viewModel, columns: 80), screen(RefreshSample.viewModel, columns: 80, takesColor: true)
    )
    #expect(colored.output.withoutStyles == plain.output && colored.output != plain.output)
    #expect(colored.error.withoutStyles == plain.error && colored.error != plain.error)
  }
}
