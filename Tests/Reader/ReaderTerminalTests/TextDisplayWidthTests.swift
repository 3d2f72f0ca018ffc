import CoreScenes
import CoreTerminal
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("Width of text output")
struct TextDisplayWidthTests {
  @Test("no line is wider than the window", arguments: [20, 24, 33, 39, 40, 41, 59, 60, 61, 80, 100, 132])
  func fits(columns: Int) {
    let screen = ScreenCapture(columns: columns)
    let terminal = screen.terminal
    ArticleListTextDisplay(terminal: terminal).display(
      .init(rows: Rows.articles, summary: "6 articles", messages: [], exported: .empty, outcome: .done))
    FeedListTextDisplay(terminal: terminal).display(
      .init(rows: Rows.feeds, summary: "4 feeds, 12,349 unread articles", messages: [], exported: .empty, outcome: .done))
    FeedRefreshTextDisplay(terminal: terminal).display(RefreshSample.viewModel)
    ArticleDetailTextDisplay(terminal: terminal).display(ArticleSample.withoutURLs)
    SentencesTextDisplay(terminal: terminal).display(SubscriptionSample.viewModel)
    FeedCheckTextDisplay(terminal: terminal).display(FeedCheckTextDisplayTests.viewModel)
    #expect(screen.output.widestLine <= columns)
    #expect(screen.error.widestLine <= columns)
  }

  @Test("running text is at most 100 columns wide")
  func isReadable() {
    let screen = ScreenCapture(columns: 300)
    ArticleDetailTextDisplay(terminal: screen.terminal).display(ArticleSample.withoutURLs)
    #expect(screen.output.widestLine <= 100)
  }
}
