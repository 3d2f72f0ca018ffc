import Foundation
import Properties
import ReaderDomain
import ReaderDoubles
import Testing

@testable import EditionRendering

@Suite("An edition as HTML")
struct HTMLEditionTests {
  private let page = HTMLEdition(edition: EditionSample.edition(omitted: 3), images: EditionSample.images).html

  private func found() throws -> [EditionMarkupCheck.Found] {
    try EditionMarkupCheck.elements(of: Array(page.utf8)).get()
  }

  @Test("in tables, words are divided only where one is wider than the table", arguments: [EditionStyle.page, .book])
  func tables(style: EditionStyle) {
    let rules = style.text.split(separator: "}").filter { $0.contains("overflow-wrap:anywhere") }.flatMap { rule in
      rule.split(separator: "{")[0].split(separator: ",").map { $0.split(separator: "\n").last.map(String.init) ?? "" }
    }
    #expect(!rules.isEmpty && !rules.contains { $0 == "td" || $0 == "th" || $0.hasPrefix(".table") })
    #expect(
      style.text.contains("\n.table *{overflow-wrap:break-word;hyphens:manual}\n") && style.text.contains("\n.table{overflow-x:auto;"))
  }

  @Test("the page is well-formed XML, loads nothing, and has the structure that screen readers need")
  func structure() {
    #expect(EditionMarkupCheck.failure(in: Array(page.utf8), isPage: true) == nil)
    #expect(EditionRenderer.document(of: EditionSample.edition(omitted: 3), EditionSample.images, as: .html) == Array(page.utf8))
  }

  @Test("the policy forbids scripts and requests, and allows this style sheet alone")
  func policy() throws {
    let policy = try #require(try found().first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?.attributes["content"])
    #expect(policy.hasPrefix("default-src 'none'; img-src data:; style-src 'sha256-") && policy.contains("base-uri 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(try found().filter { $0.name == "style" }.map(\.text) == [EditionStyle.page.text])
    #expect(!EditionStyle.page.text.contains { "<&".contains($0) } && !EditionStyle.page.text.contains("url("))
    #expect(!EditionStyle.page.text.contains("@import"))
  }

  @Test("titles of publishers stay text")
  func hostileTitles() throws {
    #expect(!page.contains("<script") && !page.contains("<img src=x"))
    #expect(try found().contains { $0.name == "h3" && $0.text == "<script>alert(1)</script>" })
    #expect(try found().contains { $0.name == "h3" && $0.text == "\"><img src=x onerror=alert(1)>" })
  }

  @Test("each article says its language and direction, and what the page itself says stays English")
  func languages() throws {
    let articles = try found().filter { $0.name == "article" }
    #expect(articles.map { $0.attributes["lang"] } == ["en-GB", "ar", "", "", "ja"])
    #expect(articles.map { $0.attributes["dir"] } == ["auto", "rtl", "auto", "auto", "auto"])
    #expect(try found().filter { $0.attributes["class"] == "byline" }.allSatisfy { $0.attributes["lang"] == "en" })
    #expect(try found().allSatisfy { $0.attributes["lang"] == $0.attributes["xml:lang"] })
  }

  @Test("every article is in the contents, and every section has its title")
  func contents() throws {
    let links = try found().filter { $0.name == "a" && $0.path.contains("nav") }.compactMap { $0.attributes["href"] }
    #expect(links == ["#section-1", "#story-2", "#section-2", "#story-3", "#story-4", "#section-3", "#story-5"])
    let titles = try found().filter { $0.name == "h2" && $0.path.contains("main") }.map(\.text)
    #expect(titles == ["Fog, and what it sounded like", "Gardens", "Outdoors · Water & ice", "Miscellany"])
    #expect(try found().filter { $0.name == "article" }.compactMap { $0.attributes["id"] } == (1...5).map { "story-\($0)" })
  }

  @Test("headings of a text follow each other without a gap, and are only strong inside lists")
  func headings() throws {
    let headings = try found().filter { $0.path.contains("article") && ["h2", "h3", "h4"].contains($0.name) }.prefix(4)
    #expect(headings.map(\.name) == ["h2", "h3", "h3", "h4"])
    #expect(headings.map(\.text) == ["Fog, and what it sounded like", "Deep first", "Then high", "Then very deep"])
    #expect(try found().contains { $0.name == "strong" && $0.text == "done" && $0.path.contains("li") })
  }

  @Test("a fetched picture is in the file, and of others the alternative text is shown")
  func pictures() throws {
    let images = try found().filter { $0.name == "img" }
    #expect(images.map { $0.attributes["alt"] } == ["A lamp"])
    #expect(try found().contains { $0.name == "a" && $0.text == "Picture: Not fetched" })
    #expect(try found().contains { $0.name == "span" && $0.text == "Video" })
    #expect(try found().contains { $0.name == "figcaption" && $0.path.last == "figure" })
  }

  @Test("a link has no password, and every character that a URL must not have is encoded")
  func links() throws {
    let links = try found().compactMap { $0.attributes["href"] }
    #expect(links.contains("https://example.org/a%7Cb?x=%5B1%5D&y=%C3%A9#f"))
    #expect(!page.contains("pass"))
  }

  @Test("where else an article is, and why it leads, stands below it")
  func notes() throws {
    #expect(try found().contains { $0.name == "bdi" && $0.text == "Else & where" })
    for note in [
      "It leads because it is the longest, with 1,240 words, among feeds with a single article in this edition.",
      "3 more articles did not fit.", "The feed has only the title of this article.",
    ] {
      #expect(page.contains(note))
    }
  }

  @Test("lists of definitions, tasks, numbers and tables keep their meaning")
  func blocks() throws {
    let found = try found()
    #expect(found.contains { $0.name == "li" && $0.attributes["value"] == "3" })
    #expect(found.contains { $0.name == "span" && $0.text == "iv. " } && found.contains { $0.name == "span" && $0.text == "☑ " })
    #expect(found.count { $0.name == "dl" } == 1 && found.count { $0.name == "dt" } == 1)
    #expect(found.count { $0.name == "th" } == 1 && found.count { $0.name == "td" } == 3)
    #expect(found.contains { $0.name == "code" && $0.text == "a\n  <b>" && $0.path.last == "pre" })
    #expect(
      found.count { $0.attributes["href"] == "#story-1-note-1" } == 1 && found.count { $0.attributes["href"] == "#story-1-ref-1" } == 1)
    #expect(!found.contains { $0.attributes["href"] == "#story-1-ref-2" }, "Nothing refers to the second note.")
  }

  @Test("an edition of a single brief has a lead, contents and no empty place")
  func small() {
    let story = EditionStory(.sample(words: 5), .brief)
    let edition = Edition(date: .sample, lead: nil, sections: [EditionSection(folder: [], stories: [story])])
    let page = EditionRenderer.document(of: edition, .none, as: .html)
    #expect(EditionMarkupCheck.failure(in: page, isPage: true) == nil)
    #expect(String(decoding: page, as: UTF8.self).contains(">Today<"))
  }
}

@Suite("The colours of an edition")
struct EditionPaletteTests {
  @Test("all text has a contrast of at least 4.5, by day and by night", arguments: [true, false])
  func contrast(isLight: Bool) {
    let palette = isLight ? EditionPalette.light : .dark
    for background in [palette.paper, palette.shade] {
      for text in [palette.ink, palette.muted, palette.accent] {
        #expect(Self.contrast(text, background) >= 4.5, "\(text) on \(background)")
      }
    }
    #expect(Self.contrast("#000000", "#ffffff") == 21, "The formula is that of WCAG 2.2.")
  }

  private static func contrast(_ first: String, _ second: String) -> Double {
    let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(one, other) / min(one, other)
  }

  private static func luminance(_ color: String) -> Double {
    let parts = stride(from: 1, to: 7, by: 2).map { start -> Double in
      let digits = color.dropFirst(start).prefix(2)
      let share = Double(Int(digits, radix: 16) ?? 0) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
