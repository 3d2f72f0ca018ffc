import Scenes
import Terminal
import Testing

@MainActor @Suite("Counts, sentences and documents as text")
struct SmallTextDisplayTests {
  private let picture = Picture(columns: 80)
  private let failure = Message(.failure, "No.")

  @Test("a count stands alone on its line")
  func count() {
    ArticleCountTextDisplay(terminal: picture.terminal).display(
      .init(number: "12345", messages: [], exported: .number(12_345), outcome: .done))
    #expect(picture.output == "12345\n" && picture.error.isEmpty)
  }

  @Test("a count that could not be had is a message alone")
  func noCount() {
    ArticleCountTextDisplay(terminal: picture.terminal).display(
      .init(number: nil, messages: [failure], exported: .empty, outcome: .failed))
    #expect(picture.output.isEmpty && picture.error == "strata: No.\n")
  }

  @Test("sentences on feeds, in 80 columns and in 40")
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

  @Test("the sum of a preview is a line, with the files that could not be read")
  func previewCount() {
    FeedPreviewTextDisplay(terminal: picture.terminal).display(
      .init(count: "items 3", messages: [failure], exported: .record(ExportedRecord([.init("items", .number(3))])), outcome: .someFailed))
    #expect(picture.output == "items 3\n" && picture.error == "strata: No.\n")
  }

  @Test("a preview is the JSON document that it stands for")
  func preview() {
    FeedPreviewTextDisplay(terminal: picture.terminal).display(
      .init(count: nil, messages: [], exported: .record(ExportedRecord([.init("title", .text("Tea"))])), outcome: .done))
    #expect(picture.output == "{\n  \"title\": \"Tea\"\n}\n")
  }

  @Test("a list of subscriptions is written as it is, but for what a terminal may not see")
  func document() {
    let document = "<opml>\n\t<a t=\"\u{202E}日本\"/>\n</opml>\n"
    ImportExportTextDisplay(terminal: picture.terminal).display(
      .init(document: document, lines: [], messages: [], exported: .document(document), outcome: .done))
    #expect(picture.output == "<opml>\n <a t=\"&#x202E;日本\"/>\n</opml>\n" && picture.error.isEmpty)
  }

  @Test("what was taken in is a sentence")
  func importedOPML() {
    ImportExportTextDisplay(terminal: picture.terminal).display(
      .init(document: nil, lines: ["Following 2 more feeds."], messages: [failure], exported: .empty, outcome: .done))
    #expect(picture.output == "Following 2 more feeds.\n" && picture.error == "strata: No.\n")
  }
}
