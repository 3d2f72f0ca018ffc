internal import CoreDomain
internal import ReaderDomain

/// Writes a story: its headline, who wrote it where and when, its text, and where else it is.
struct StoryMarkup {
  let story: EditionStory
  /// The number of the story in the edition, from 1.
  let number: Int
  /// The level of the headline.
  let headingLevel: Int
  let source: DocumentMarkup.ImageSource

  private var article: EditionArticle { story.article }

  /// The identity of a story on its page.
  static func name(_ number: Int) -> String { "story-\(number)" }

  /// - Parameter opening: for the lead of the front page, the number of words that stand beside the contents; nil when nothing stands there.
  func write(to writer: inout MarkupWriter, isFront: Bool = false, opening: Int? = nil) {
    let name = Self.name(number)
    var attributes: [MarkupWriter.Attribute] = [
      .init("id", name), .init("class", isFront ? "lead front-story" : story.role.name), .init("aria-labelledby", "\(name)-title"),
    ]
    attributes += MarkupWriter.Attribute.language(article.language) + [.direction(article.language)]
    var text = DocumentMarkup(article.body.document, name: name, headingLevel: headingLevel, source: source)
    var parts = EditionSpread.parts(of: article.body.document, opening: opening)[...]
    writer.element("article", attributes) { writer in
      if opening != nil {
        writer.element("div", [.init("class", "opening")]) { writer in
          writeHeader(name, to: &writer)
          if let first = parts.popFirst() { writer.element("div", [.init("class", "text")]) { text.write(first, to: &$0) } }
          if parts.isEmpty { writeEnd(&text, to: &writer) }
        }
        guard !parts.isEmpty else { return }
      } else {
        writeHeader(name, to: &writer)
      }
      let style = parts.count > 1 || isFront ? "text part" : "text"
      for part in parts { writer.element("div", [.init("class", style)]) { text.write(part, to: &$0) } }
      writeEnd(&text, to: &writer)
    }
    writer.newline()
  }

  private func writeHeader(_ name: String, to writer: inout MarkupWriter) {
    let headlines: [StaticString] = ["h1", "h2", "h3", "h4"]
    writer.element("header") { writer in
      writer.element("p", [.init("class", "feed")]) { $0.element("bdi", article.feedTitle) }
      writer.element(headlines[headingLevel - 1], [.init("id", "\(name)-title")], article.title)
      writer.element("p", [.init("class", "byline")] + MarkupWriter.Attribute.own) { writer in
        // Many feeds name themselves as the author of everything.
        let authors = article.authors.filter { $0 != article.feedTitle }
        if !authors.isEmpty {
          writer.words("By ")
          writer.element("bdi", Self.list(authors))
          writer.words(" · ")
        }
        let day = article.day
        writer.element("time", [.init("datetime", Self.machineText(of: day))], EditionDate.text(of: day))
        if article.body.words > 0 { writer.words(" · \(story.minutes) min") }
        if hasLinkAbove, let url = article.page {
          writer.words(" · ")
          writer.element("span", [.init("class", "source")]) { writeLink(to: url, &$0) }
        }
      }
    }
    writer.newline()
  }

  private func writeEnd(_ text: inout DocumentMarkup, to writer: inout MarkupWriter) {
    text.write(footnotes: article.body.document.footnotes, to: &writer)
    guard hasEnd else { return }
    writer.element("footer", [.init("class", "end")] + MarkupWriter.Attribute.own) { writer in
      if article.body.isCut { writer.element("p", "The text is longer than an edition prints. This is its beginning.") }
      if article.body.words == 0 { writer.element("p", "The feed has only the title of this article.") }
      if !hasLinkAbove, let url = article.page { writer.element("p", [.init("class", "source")]) { writeLink(to: url, &$0) } }
      if !article.twins.isEmpty {
        writer.element("p", [.init("class", "also")]) { writer in
          writer.words("Also in ")
          writer.element("bdi", Self.list(article.twins.map(\.feedTitle)))
          writer.words(".")
        }
      }
      if let reason = story.leadReason { writer.element("p", [.init("class", "reason")], EditionWords.sentence(for: reason)) }
    }
  }

  private var hasEnd: Bool {
    !hasLinkAbove && article.page != nil || article.body.isCut || article.body.words == 0 || !article.twins.isEmpty
      || story.leadReason != nil
  }

  /// Whether the link to the article's page stands in the line below the headline, and not in a line of its own below the text.
  private var hasLinkAbove: Bool { story.role == .brief }

  private func writeLink(to url: WebURL, _ writer: inout MarkupWriter) {
    writer.element("a", [.init("href", url.encodedLink), .init("rel", "noreferrer noopener")]) { writer in
      // In print, the address takes the place of these words.
      writer.element("span", hasLinkAbove ? url.host : "Read at \(url.host)")
    }
  }

  private static func machineText(of day: CalendarDate) -> String {
    String(Timestamp(seconds: Int64(day.daysSince1970) * 86_400).rfc3339.prefix("2026-03-01".count))
  }

  private static let maximumNames = 6

  /// Names as a list in a sentence. A hostile feed may have a hundred authors.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(maximumNames)
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
