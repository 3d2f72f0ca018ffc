import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A refresh as text")
struct FeedRefreshTextDisplayTests {
  private func picture(_ viewModel: FeedRefresh.ViewModel, columns: Int, takesColour: Bool = false) -> TerminalPicture {
    let picture = TerminalPicture(columns: columns, takesColour: takesColour)
    FeedRefreshTextDisplay(terminal: picture.terminal).display(viewModel)
    return picture
  }

  @Test("80 columns show each feed that changed or failed")
  func wide() {
    let picture = picture(RefreshSample.viewModel, columns: 80)
    #expect(
      picture.output == """
        Example                   3 new
        A feed with a title tha…  1,000 new, 2 changed
        毎日の日本語ニュースと…   the server answered 404 (not found).
        🍵 Tea                    /home/me/articles.json cannot be written: No space
                                  left on device. The file was not changed.

        """)
    #expect(
      picture.error == """
        1,003 new articles in 2 feeds, 1 unchanged, 1 not due, 2 failed.
        strata: 2 feeds failed.
          'strata feeds --problems' lists them.

        """)
  }

  @Test("40 columns cut titles shorter")
  func narrow() {
    let picture = picture(RefreshSample.viewModel, columns: 40)
    #expect(
      picture.output == """
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
      picture.error == """
        1,003 new articles in 2 feeds, 1
          unchanged, 1 not due, 2 failed.
        strata: 2 feeds failed.
          'strata feeds --problems' lists them.

        """)
  }

  @Test("colour adds styles and changes no text")
  func colours() {
    let (plain, coloured) = (
      picture(RefreshSample.viewModel, columns: 80), picture(RefreshSample.viewModel, columns: 80, takesColour: true)
    )
    #expect(coloured.output.withoutStyles == plain.output && coloured.output != plain.output)
    #expect(coloured.error.withoutStyles == plain.error && coloured.error != plain.error)
  }
}
