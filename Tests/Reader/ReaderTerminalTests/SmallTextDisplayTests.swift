import CoreScenes
import CoreTerminal
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("Counts, sentences, short lists and documents as text")
struct SmallTextDisplayTests {
  private let screen = ScreenCapture(columns: 80)
  private let failure = Message(.failure, "No.")

  @Test("a count is the only text on its line")
  func count() {
    ArticleCountTextDisplay(terminal: screen.terminal).display(
      .init(number: "12345", text: "12,345", messages: [], exported: .number(12_345), outcome: .done))
    #expect(screen.output == "12345\n" && screen.error.isEmpty)
  }

  @Test("a failed count shows only a message")
  func noCount() {
    ArticleCountTextDisplay(terminal: screen.terminal).display(
      .init(number: nil, text: nil, messages: [failure], exported: .empty, outcome: .failed))
    #expect(screen.output.isEmpty && screen.error == "strata: No.\n")
  }

  @Test("sentences about feeds fit 80 and 40 columns")
  func subscription() {
    SentencesTextDisplay(terminal: screen.terminal).display(SubscriptionSample.viewModel)
    #expect(
      screen.output == """
        Following '毎日の日本語ニュースと天気' (11a20fffa1), 1,000 articles.
        Following 'أخبار' (9c1ae0b1d2), 1 article.

        """)
    let narrow = ScreenCapture(columns: 40)
    SentencesTextDisplay(terminal: narrow.terminal).display(SubscriptionSample.viewModel)
    #expect(
      narrow.output == """
        Following '毎日の日本語ニュースと天気'
          (11a20fffa1), 1,000 articles.
        Following 'أخبار' (9c1ae0b1d2), 1
          article.

        """)
    #expect(
      narrow.error == """
        strata: 'example.org' is not a complete
          URL.
          Write it with http:// or https:// in
          front.
        strata: The page also links to '🍵
          Comments'.
          'strata add
          https://example.org/comments' follows
          it.

        """)
  }

  @Test("rules are sentences, with what is wrong below them")
  func rules() {
    RuleListTextDisplay(terminal: screen.terminal).display(
      .init(lines: ["1  hide title:advert"], messages: [failure], exported: .empty, outcome: .done))
    #expect(screen.output == "1  hide title:advert\n" && screen.error == "strata: No.\n")
  }

  @Test("tags have their counts in one column, and a long list row is cut at the window")
  func tags() throws {
    let rows = [
      TagRow(TagSummary(try TagName("tea"), articles: 1_200, unread: 3, feeds: 2)),
      TagRow(TagSummary(try TagName("slow-things-that-need-time"), articles: 1)),
    ]
    let viewModel = TagList.ViewModel(rows: rows, messages: [failure], exported: .empty, outcome: .done)
    TagListTextDisplay(terminal: screen.terminal).display(viewModel)
    #expect(
      screen.output == """
        #tea                  \(rows[0].counts)
        #slow-things-that-need-time  \(rows[1].counts)

        """)
    #expect(screen.error == "strata: No.\n")
    let narrow = ScreenCapture(columns: 26)
    TagListTextDisplay(terminal: narrow.terminal).display(viewModel)
    #expect(narrow.output.widestLine == 26)
  }

  @Test("the state of the storage has its values in one column")
  func storage() {
    StorageMaintenanceTextDisplay(terminal: screen.terminal).display(
      .init(details: [.init("Kind", "json"), .init("Articles", "12"), .init("フィード", "3")], messages: [failure]))
    #expect(screen.output == "Kind      json\nArticles  12\nフィード  3\n" && screen.error == "strata: No.\n")
    let empty = ScreenCapture(columns: 80)
    StorageMaintenanceTextDisplay(terminal: empty.terminal).display(.init(messages: [failure]))
    #expect(empty.output.isEmpty && empty.error == "strata: No.\n")
  }

  @Test("a preview count is one line, and unreadable files are reported")
  func previewCount() {
    FeedPreviewTextDisplay(terminal: screen.terminal).display(
      .init(count: "items 3", messages: [failure], exported: .record(ExportedRecord([.init("items", .number(3))])), outcome: .someFailed))
    #expect(screen.output == "items 3\n" && screen.error == "strata: No.\n")
  }

  @Test("a preview is printed as JSON")
  func preview() {
    FeedPreviewTextDisplay(terminal: screen.terminal).display(
      .init(count: nil, messages: [], exported: .record(ExportedRecord([.init("title", .text("Tea"))])), outcome: .done))
    #expect(screen.output == "{\n  \"title\": \"Tea\"\n}\n")
  }

  @Test("a list of subscriptions is written unchanged except for filtered characters")
  func document() {
    let document = "<opml>\n\t<a t=\"\u{202E}日本\"/>\n</opml>\n"
    ImportExportTextDisplay(terminal: screen.terminal).display(
      .init(document: document, lines: [], messages: [], exported: .document(document), outcome: .done))
    #expect(screen.output == "<opml>\n <a t=\"&#x202E;日本\"/>\n</opml>\n" && screen.error.isEmpty)
  }

  @Test("the result of an import is a sentence")
  func importedOPML() {
    ImportExportTextDisplay(terminal: screen.terminal).display(
      .init(document: nil, lines: ["Following 2 more feeds."], messages: [failure], exported: .empty, outcome: .done))
    #expect(screen.output == "Following 2 more feeds.\n" && screen.error == "strata: No.\n")
  }
}
