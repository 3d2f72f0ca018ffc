internal import Domain

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

  /// - Parameter opening: the number of parts that stand beside the contents; nil when the text is not cut into parts.
  func write(to writer: inout MarkupWriter, asFront opening: Int? = nil) {
    let name = Self.name(number)
    var attributes: [MarkupWriter.Attribute] = [
      .init("id", name), .init("class", opening == nil ? story.role.name : "lead front-story"), .init("aria-labelledby", "\(name)-title"),
    ]
    attributes += MarkupWriter.Attribute.language(article.language) + [.direction(article.language)]
    var text = DocumentMarkup(article.body.document, name: name, headingLevel: headingLevel, source: source)
    let parts = EditionSpread.parts(of: article.body.document)
    writer.element("article", attributes) { writer in
      if let opening {
        writer.element("div", [.init("class", "opening")]) { writer in
          writeHeader(name, to: &writer)
          for part in parts.prefix(opening) { writer.element("div", [.init("class", "text")]) { text.write(part, to: &$0) } }
          if parts.count <= opening { writeEnd(&text, to: &writer) }
        }
        guard parts.count > opening else { return }
        for part in parts.dropFirst(opening) { writer.element("div", [.init("class", "text part")]) { text.write(part, to: &$0) } }
      } else {
        writeHeader(name, to: &writer)
        for part in parts {
          writer.element("div", [.init("class", parts.count > 1 ? "text part" : "text")]) { text.write(part, to: &$0) }
        }
      }
      writeEnd(&text, to: &writer)
    }
    writer.newline()
  }

  private func writeHeader(_ name: String, to writer: inout MarkupWriter) {
    let headlines: [StaticString] = ["h1", "h2", "h3", "h4"]
    writer.element("header") { writer in
      writer.element("p", [.init("class", "feed")]) { $0.element("bdi", article.feedTitle) }
      writer.element(headlines[headingLevel - 1], [.init("id", "\(name)-title")], article.title)
      writer.element("p", [.init("class", "byline"), .init("lang", "en"), .init("xml:lang", "en")]) { writer in
        if !article.authors.isEmpty {
          writer.words("By ")
          writer.element("bdi", Self.list(article.authors))
          writer.words(" · ")
        }
        let day = article.day
        writer.element("time", [.init("datetime", Self.machineText(of: day))], EditionDate.text(of: day))
        if article.body.words > 0 { writer.words(" · \(story.minutes) min") }
      }
    }
    writer.newline()
  }

  private func writeEnd(_ text: inout DocumentMarkup, to writer: inout MarkupWriter) {
    text.write(footnotes: article.body.document.footnotes, to: &writer)
    writer.element("footer", [.init("class", "end"), .init("lang", "en"), .init("xml:lang", "en")]) { writer in
      if article.body.isCut { writer.element("p", "The text is longer than an edition prints. This is its beginning.") }
      if article.body.words == 0 { writer.element("p", "The feed has only the title of this article.") }
      if let url = article.url {
        writer.element("p", [.init("class", "source")]) { writer in
          writer.element("a", [.init("href", LinkTarget.text(of: url)), .init("rel", "noreferrer noopener")], "Read at \(url.host)")
        }
      }
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

  private static func machineText(of day: CalendarDate) -> String {
    String(Timestamp(seconds: Int64(day.daysSince1970) * 86_400).rfc3339.prefix("2026-03-01".count))
  }

  private static let mostNames = 6

  /// Names as a list in a sentence. A hostile feed may have a hundred authors.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostNames)
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
