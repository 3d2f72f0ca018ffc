import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles

/// An edition in several languages, with every kind of block.
enum EditionSample {
  static let image = WebURL.sample("https://example.org/lamp.png")

  static let images: EditionImages = {
    guard let found = EditionImage.sample else { return .none }
    return EditionImages([image: found], missing: 0)
  }()

  static let document = Document(
    blocks: [
      .heading(level: 4, [.text("Deep first")]),
      .paragraph([.text("A "), .emphasis([.text("lamp")]), .footnote(1), .lineBreak, .code("x<y")]),
      .heading(level: 1, [.text("Then high")]), .heading(level: 6, [.text("Then very deep")]),
      .paragraph([.media(.image, title: "A lamp", image), .lineBreak, .emphasis([.text("At dusk")])]),
      .paragraph([.media(.image, title: "Not fetched", .sample("https://example.org/none.png")), .media(.video, title: "", nil)]),
      .paragraph([
        .link([.text("a link "), .link([.text("in a link")], .sample())], .sample("https://user:pass@example.org/a|b?x=[1]&y=é#f"))
      ]),
      .list([
        Document.Item(.number("3"), [.paragraph([.text("three")])]), Document.Item(.number("iv"), [.paragraph([.text("four")])]),
        Document.Item(.definition, [.paragraph([.text("loose")])]), Document.Item(.term, [.paragraph([.text("Oil")])]),
        Document.Item(.definition, [.paragraph([.text("where metal turns")])]), Document.Item(.term, [.paragraph([.text("alone")])]),
        Document.Item(.task(isDone: true), [.heading(level: 2, [.text("done")])]), Document.Item(.details, [.rule]),
      ]), .quote([.paragraph([.text("Quoted")])]), .preformatted([.text("a\n  <b>")]),
      .table(headerRows: 1, rows: [[[.paragraph([.text("Year")])], []], [[.paragraph([.text("1985")])]]]), .rule,
    ], footnotes: [[.paragraph([.text("A note")])], [.paragraph([.text("Never referred to")])]])

  /// A paragraph of so many words.
  static func paragraph(_ words: Int) -> Document.Block {
    .paragraph([.text(Array(repeating: "fog", count: words).joined(separator: " "))])
  }

  static func edition(omitted: Int = 0) -> Edition {
    let lead = EditionArticle.sample("1", words: 0, language: Language("en-GB"), body: document)
    let others: [EditionArticle] = [
      .sample("2", title: "ظلّ التينة", feedTitle: "دفتر البستان", folder: ["Gardens"], words: 40, language: Language("ar")),
      .sample("3", title: "植木鉢が十七個", folder: [], words: 200, language: Language("ja")),
      .sample("4", title: "<script>alert(1)</script>", words: 500, twins: [EditionTwin(id: "5", feedTitle: "Else & where")]),
      .sample("6", title: "\"><img src=x onerror=alert(1)>", words: 0, language: Language("not-a-language-tag-at-all")),
    ]
    let reason = EditionLeadReason(words: 1240, articlesOfFeed: 1)
    return Edition(
      date: EditionDate(moment: .sample(), day: CalendarDate(daysSince1970: 20_781)), lead: EditionStory(lead, .lead(reason)),
      sections: [
        EditionSection(folder: ["Gardens"], stories: [EditionStory(others[0], .brief)]),
        EditionSection(
          folder: ["Outdoors", "Water & ice"], stories: [EditionStory(others[2], .lead(reason)), EditionStory(others[3], .brief)]),
        EditionSection(folder: [], stories: [EditionStory(others[1], .story)]),
      ], omitted: omitted)
  }
}
