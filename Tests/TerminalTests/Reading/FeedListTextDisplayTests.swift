import Scenes
import Terminal
import Testing

@MainActor @Suite("A list of feeds as text")
struct FeedListTextDisplayTests {
  private func picture(_ rows: [FeedRow], columns: Int, summary: String? = nil, takesColour: Bool = false) -> Picture {
    let picture = Picture(columns: columns, takesColour: takesColour)
    FeedListTextDisplay(terminal: picture.terminal).display(
      .init(rows: rows, summary: summary, messages: [], exported: .empty, outcome: .done))
    return picture
  }

  @Test("80 columns show one line per feed with uncut counts, and any error with the next fetch below")
  func wide() {
    let picture = picture(Rows.feeds, columns: 80, summary: "4 feeds, 12,349 unread articles")
    #expect(
      picture.output == """
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
    #expect(picture.error == "4 feeds, 12,349 unread articles\n")
  }

  @Test("40 columns omit the folder")
  func narrow() {
    #expect(
      picture(Rows.feeds, columns: 40).output == """
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

  @Test("an empty list writes nothing")
  func empty() {
    #expect(picture([], columns: 80).output.isEmpty && picture([], columns: 80).error.isEmpty)
  }

  @Test("colour adds styles and changes no text")
  func colours() {
    let (plain, coloured) = (picture(Rows.feeds, columns: 80), picture(Rows.feeds, columns: 80, takesColour: true))
    #expect(coloured.output.withoutStyles == plain.output && coloured.output != plain.output)
  }
}
