import Domain
import DomainDoubles
import Testing

@testable import EditionRendering

@Suite("A story of an edition as HTML")
struct StoryMarkupTests {
  private static let reason = EditionLeadReason(words: 9, articlesOfFeed: 2)

  private static func paragraph(_ words: Int) -> Document.Block {
    .paragraph([.text(Array(repeating: "fog", count: words).joined(separator: " "))])
  }

  private static func html(_ story: EditionStory, isFront: Bool = false, opening: Int? = nil) -> String {
    var writer = MarkupWriter()
    StoryMarkup(story: story, number: 1, headingLevel: 2, source: { _ in nil }).write(to: &writer, isFront: isFront, opening: opening)
    return writer.text
  }

  /// The story's elements in order: `h` for the header, `t` for a text, `p` for a text in parts, `e` for its end, in brackets for what stands beside
  /// the contents.
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
    let short = EditionStory(.sample(body: Document(blocks: [Self.paragraph(100)])), .story)
    let long = EditionStory(.sample(body: Document(blocks: [Self.paragraph(400), Self.paragraph(300)])), .story)
    #expect(Self.outline(Self.html(short)) == "hte)")
    #expect(Self.outline(Self.html(long)) == "hppe)")
    #expect(Self.outline(Self.html(short, isFront: true)) == "hpe)")
  }

  @Test("the opening of a lead stands with its header, and the rest and the end below; a short lead is all opening")
  func opening() {
    let long = EditionStory(
      .sample(body: Document(blocks: [Self.paragraph(120), Self.paragraph(300), Self.paragraph(200)])), .lead(Self.reason))
    #expect(Self.outline(Self.html(long, isFront: true, opening: 100)) == "(htpe)")
    let short = EditionStory(.sample(body: Document(blocks: [Self.paragraph(90)])), .lead(Self.reason))
    #expect(Self.outline(Self.html(short, isFront: true, opening: 100)) == "(hte)")
    let empty = EditionStory(.sample(body: Document(blocks: [])), .lead(Self.reason))
    #expect(Self.outline(Self.html(empty, isFront: true, opening: 100)) == "(he)")
  }

  @Test("a story has an end only if something stands in it")
  func end() {
    func outline(_ article: EditionArticle, _ role: EditionStory.Role = .brief) -> String {
      Self.outline(Self.html(EditionStory(article, role)))
    }
    #expect(outline(.sample(words: 20)) == "ht)", "The link of a brief stands above.")
    #expect(outline(.sample(words: 20), .story) == "hte)")
    #expect(outline(.sample(words: 20), .lead(Self.reason)) == "hte)")
    #expect(outline(.sample(words: 20, twins: [EditionTwin(id: "b", feedTitle: "B")])) == "hte)")
    #expect(outline(.sample(body: Document(blocks: []))) == "he)")
    let enormous = Document(blocks: [Self.paragraph(99_000), Self.paragraph(9_000)])
    #expect(outline(.sample(body: enormous)).hasSuffix("e)"))
    #expect(Self.html(EditionStory(.sample(body: enormous), .brief)).contains("longer than an edition prints"))
  }

  @Test("at most six names are listed, and then how many follow")
  func names() {
    func text(_ count: Int) -> String {
      Self.html(EditionStory(.sample(words: 20, twins: (1...count).map { EditionTwin(id: "\($0)", feedTitle: "F\($0)") }), .brief))
    }
    #expect(text(6).contains("<bdi>F1, F2, F3, F4, F5, F6</bdi>"))
    #expect(text(7).contains("<bdi>F1, F2, F3, F4, F5, F6 and 1 more</bdi>"))
    #expect(text(20).contains(" and 14 more</bdi>"))
  }

  @Test("characters of markup are escaped, and those that XML forbids are left out")
  func characters() {
    func written(_ text: String) -> String {
      var writer = MarkupWriter()
      writer.words(text)
      return writer.text
    }
    #expect(written("&<>\"'\t\n é 😀") == "&amp;&lt;&gt;&quot;&#39;\t\n é 😀")
    let kept: [UInt32] = [0x20, 0x7E, 0xA0, 0xFDCF, 0xFDF0, 0xFFFD, 0x10000]
    let dropped: [UInt32] = [0, 8, 0xB, 0xD, 0x1F, 0x7F, 0x80, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF]
    for (values, isKept) in [(kept, true), (dropped, false)] {
      for value in values {
        let text = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
        #expect(written(text) == (isKept ? text : ""), "\(value)")
      }
    }
  }

  @Test(
    "the language of an article is told if its tag is well formed",
    arguments: [
      ("en", "en"), ("de-CH-1996", "de-CH-1996"), ("zh-Hant", "zh-Hant"), ("yue", "yue"), ("e", ""), ("engl", ""), ("e1", ""), ("en-a", ""),
      ("en-abcdefgh", "en-abcdefgh"), ("en-abcdefghi", ""), ("en--us", ""),
    ])
  func languages(tag: String, written: String) {
    #expect(MarkupWriter.Attribute.language(Language(tag)).map(\.value) == [written, written])
    #expect(MarkupWriter.Attribute.language(nil).map(\.value) == ["", ""])
  }
}

@Suite("The front page of an edition")
struct EditionFrontTests {
  private static func page(words: Int, sections: [Int], quote: EditionQuote? = nil, picture: EditionPicture? = nil) -> EditionPage {
    let lead = EditionStory(.sample("lead", words: words), .lead(EditionLeadReason(words: words, articlesOfFeed: 1)))
    let others = sections.enumerated().map { index, count in
      EditionSection(folder: ["\(index)"], stories: (0..<count).map { EditionStory(.sample("\(index)-\($0)", words: 10), .brief) })
    }
    return EditionPage(
      edition: Edition(date: .sample, lead: words == 0 ? nil : lead, sections: others, quote: quote, picture: picture), images: .none)
  }

  private static func isBeside(_ page: EditionPage) -> Bool { page.html.contains("<div class=\"page with-rail\">") }

  @Test("a lead stands beside the contents if it has three quarters of their length")
  func border() {
    // The contents take 7 words for each entry and section, 50 for a quote and 150 for a picture, less 110 for the headline.
    let quote = EditionQuote(text: "Q", author: nil)
    let picture = EditionImage.sample.map { EditionPicture(caption: "C", image: $0) }
    for (words, isBeside) in [(137, false), (138, true)] {
      #expect(Self.isBeside(Self.page(words: words, sections: [20, 19])) == isBeside)
      #expect(Self.isBeside(Self.page(words: words, sections: [40])) == isBeside)
      #expect(Self.isBeside(Self.page(words: words + 38, sections: [40], quote: quote)) == isBeside)
      #expect(Self.isBeside(Self.page(words: words + 113, sections: [40], picture: picture)) == isBeside)
    }
    #expect(Self.page(words: 0, sections: [1]).html.contains("<div class=\"page\">"))
  }

  @Test("the contents stand before the articles beside a long lead, and after a short one, and always once")
  func rail() throws {
    for (words, isBeside) in [(600, true), (20, false), (0, false)] {
      let html = Self.page(words: words, sections: [20, 19], quote: EditionQuote(text: "Q", author: nil)).html
      let rail = try #require(html.firstRange(of: "<div class=\"rail\">"))
      let main = try #require(html.firstRange(of: "<main"))
      #expect((rail.lowerBound < main.lowerBound) == isBeside)
      #expect(html.ranges(of: "<div class=\"rail\">").count == 1)
      #expect(html.contains("<figcaption>— unknown</figcaption>"))
      #expect(html.contains("class=\"opening\"") == isBeside)
    }
  }

  @Test("a single short story stands beside its headline, a longer one below, and three briefs in columns of their own")
  func spreads() {
    func styles(_ stories: [EditionStory]) -> [String] {
      let edition = Edition(date: .sample, lead: nil, sections: [EditionSection(folder: [], stories: stories)])
      return EditionPage(edition: edition, images: .none).html.split(separator: "<div class=\"spread ").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    func story(_ id: String, _ words: Int, _ role: EditionStory.Role = .story) -> EditionStory {
      EditionStory(.sample(id, words: words), role)
    }
    #expect(styles([story("a", 119)]) == ["single"])
    #expect(styles([story("a", 120)]) == ["alone"])
    #expect(styles([story("a", 20, .brief), story("b", 20, .brief)]) == ["shared"])
    #expect(styles([story("a", 20, .brief), story("b", 20, .brief), story("c", 20, .brief)]) == ["shared briefs"])
    #expect(styles([story("a", 20, .brief), story("b", 20), story("c", 20, .brief)]) == ["shared"])
  }
}
