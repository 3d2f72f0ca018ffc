import ReaderDomain
import ReaderDoubles
import Testing

@testable import EditionRendering

@Suite("A story of an edition as HTML")
struct StoryMarkupTests {
  private static let reason = EditionLeadReason(words: 9, articlesOfFeed: 2)

  private static func html(_ story: EditionStory, isFront: Bool = false, opening: Int? = nil) -> String {
    var writer = MarkupWriter()
    StoryMarkup(story: story, number: 1, headingLevel: 2, source: { _ in nil }).write(to: &writer, isFront: isFront, opening: opening)
    return writer.text
  }

  /// The elements of a story in order, a letter each: header, text, part of a text, end. `(` begins the opening, and `)` ends the story.
  private static func outline(_ html: String) -> String {
    var rest = html[...]
    var outline = ""
    let marks = [
      "<header>": "h", "<div class=\"text\">": "t", "<div class=\"text part\">": "p", "<footer class=\"end\"": "e",
      "<div class=\"opening\">": "(", "</article>": ")",
    ]
    while !rest.isEmpty {
      if let mark = marks.first(where: { rest.hasPrefix($0.key) }) { outline += mark.value }
      rest = rest.dropFirst()
    }
    return outline
  }

  @Test("a story has a header, a text in one or more parts, and an end")
  func parts() {
    let short = EditionStory(.sample(body: Document(blocks: [EditionSample.paragraph(100)])), .story)
    let long = EditionStory(.sample(body: Document(blocks: [EditionSample.paragraph(400), EditionSample.paragraph(300)])), .story)
    #expect([Self.html(short), Self.html(long), Self.html(short, isFront: true)].map(Self.outline) == ["hte)", "hppe)", "hpe)"])
  }

  @Test("the opening holds the header and the first part of a lead, and a short lead is all opening")
  func opening() {
    let long = EditionStory(
      .sample(body: Document(blocks: [EditionSample.paragraph(120), EditionSample.paragraph(300), EditionSample.paragraph(200)])),
      .lead(Self.reason))
    #expect(Self.outline(Self.html(long, isFront: true, opening: 100)) == "(htpe)")
    let short = EditionStory(.sample(body: Document(blocks: [EditionSample.paragraph(90)])), .lead(Self.reason))
    #expect(Self.outline(Self.html(short, isFront: true, opening: 100)) == "(hte)")
    let empty = EditionStory(.sample(body: Document(blocks: [])), .lead(Self.reason))
    #expect(Self.outline(Self.html(empty, isFront: true, opening: 100)) == "(he)")
  }

  @Test("a story without notes, links or reasons has no end")
  func end() {
    func outline(_ article: EditionArticle, _ role: EditionStory.Role = .brief) -> String {
      Self.outline(Self.html(EditionStory(article, role)))
    }
    // The link of a brief stands above.
    #expect(
      [
        outline(.sample(words: 20)), outline(.sample(words: 20), .story), outline(.sample(words: 20), .lead(Self.reason)),
        outline(.sample(words: 20, twins: [EditionTwin(id: "b", feedTitle: "B")])), outline(.sample(body: Document(blocks: []))),
      ] == ["ht)", "hte)", "hte)", "hte)", "he)"])
    let enormous = Document(blocks: [EditionSample.paragraph(99_000), EditionSample.paragraph(9_000)])
    #expect(outline(.sample(body: enormous)).hasSuffix("e)"))
    #expect(Self.html(EditionStory(.sample(body: enormous), .brief)).contains("longer than an edition prints"))
  }

  @Test("at most six names are listed, followed by the number of the others")
  func names() {
    func text(_ count: Int) -> String {
      Self.html(EditionStory(.sample(words: 20, twins: (1...count).map { EditionTwin(id: "\($0)", feedTitle: "F\($0)") }), .brief))
    }
    #expect(text(6).contains("<bdi>F1, F2, F3, F4, F5, F6</bdi>"))
    #expect(text(7).contains("<bdi>F1, F2, F3, F4, F5, F6 and 1 more</bdi>"))
    #expect(text(20).contains(" and 14 more</bdi>"))
  }
}
