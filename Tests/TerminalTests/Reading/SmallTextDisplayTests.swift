import Scenes
import Terminal
import Testing

@MainActor @Suite("Counts, sentences and documents as text")
struct SmallTextDisplayTests {
  private let picture = Picture(columns: 80)
  private let failure = Message(.failure, "No.")

  @Test("a count is the only text on its line")
  func count() {
    ArticleCountTextDisplay(terminal: picture.terminal).display(
      .init(number: "12345", messages: [], exported: .number(12_345), outcome: .done))
    #expect(picture.output == "12345\n" && picture.error.isEmpty)
  }

  @Test("a failed count shows only a message")
  func noCount() {
    ArticleCountTextDisplay(terminal: picture.terminal).display(
      .init(number: nil, messages: [failure], exported: .empty, outcome: .failed))
    #expect(picture.output.isEmpty && picture.error == "strata: No.\n")
  }

  @Test("sentences about feeds fit 80 and 40 columns")
  func subscription() {
    SentencesTextDisplay(terminal: picture.terminal).display(SubscriptionSample.viewModel)
    #expect(
      picture.output == """
        Following '毎日の日本語ニュースと天気' (11a20fffa1), 1,000 articles.
        Following 'أخبار' (9c1ae0b1d2), 1 article.

        """)
    let narrow = Picture(columns: 40)
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

  @Test("a preview count is one line, and unreadable files are reported")
  func previewCount() {
    FeedPreviewTextDisplay(terminal: picture.terminal).display(
      .init(count: "items 3", messages: [failure], exported: .record(ExportedRecord([.init("items", .number(3))])), outcome: .someFailed))
    #expect(picture.output == "items 3\n" && picture.error == "strata: No.\n")
  }

  @Test("a preview is printed as JSON")
  func preview() {
    FeedPreviewTextDisplay(terminal: picture.terminal).display(
      .init(count: nil, messages: [], exported: .record(ExportedRecord([.init("title", .text("Tea"))])), outcome: .done))
    #expect(picture.output == "{\n  \"title\": \"Tea\"\n}\n")
  }

  @Test("a list of subscriptions is written unchanged except for filtered characters")
  func document() {
    let document = "<opml>\n\t<a t=\"\u{202E}日本\"/>\n</opml>\n"
    ImportExportTextDisplay(terminal: picture.terminal).display(
      .init(document: document, lines: [], messages: [], exported: .document(document), outcome: .done))
    #expect(picture.output == "<opml>\n <a t=\"&#x202E;日本\"/>\n</opml>\n" && picture.error.isEmpty)
  }

  @Test("the result of an import is a sentence")
  func importedOPML() {
    ImportExportTextDisplay(terminal: picture.terminal).display(
      .init(document: nil, lines: ["Following 2 more feeds."], messages: [failure], exported: .empty, outcome: .done))
    #expect(picture.output == "Following 2 more feeds.\n" && picture.error == "strata: No.\n")
  }
}
