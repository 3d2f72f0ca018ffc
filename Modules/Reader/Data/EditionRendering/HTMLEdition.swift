internal import CoreDomain
internal import ReaderDomain

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An edition as one HTML file. It has no script, loads nothing, and forbids both (https://www.w3.org/TR/CSP3/).
struct HTMLEdition {
  let edition: Edition
  let images: EditionImages

  var html: String {
    var writer = MarkupWriter()
    writer.constant("<!DOCTYPE html>\n")
    writer.element("html", [.init("lang", "en"), .init("xml:lang", "en"), .init("xmlns", "http://www.w3.org/1999/xhtml")]) { writer in
      writer.element("head", writeHead)
      writer.newline()
      writer.element("body", writeBody)
    }
    writer.newline()
    return writer.text
  }

  private func writeHead(to writer: inout MarkupWriter) {
    writer.void("meta", [.init("charset", "utf-8")])
    writer.void(
      "meta",
      [
        .init("http-equiv", "Content-Security-Policy"),
        .init(
          "content",
          "default-src 'none'; img-src data:; style-src '\(EditionStyle.page.policySource)'; base-uri 'none'; form-action 'none'"),
      ])
    writer.void("meta", [.init("name", "viewport"), .init("content", "width=device-width, initial-scale=1")])
    writer.void("meta", [.init("name", "referrer"), .init("content", "no-referrer")])
    writer.void("meta", [.init("name", "color-scheme"), .init("content", "light dark")])
    writer.void("meta", [.init("name", "generator"), .init("content", EditionWords.maker)])
    writer.element("title", EditionWords.title(of: edition))
    writer.element("style") { $0.constant(EditionStyle.page.text) }
  }

  private func writeBody(to writer: inout MarkupWriter) {
    writer.element("a", [.init("class", "skip"), .init("href", "#articles")], "Skip to the articles")
    writer.newline()
    writer.element("header", [.init("class", "masthead")]) { writer in
      writer.masthead(of: edition)
    }
    writer.newline()
    let opening = opening
    writer.element("div", [.init("class", opening == nil ? "page" : "page with-rail")]) { writer in
      if opening != nil { writeRail(to: &writer) }
      writer.element("main", [.init("id", "articles")]) { writer in
        if let lead = edition.lead { writeFront(lead, opening, to: &writer) }
        if opening == nil { writeRail(to: &writer) }
        writeSections(to: &writer)
      }
    }
    writer.newline()
    writer.element("footer", [.init("class", "colophon")]) { writer in
      writer.element("p", EditionWords.colophon(of: edition))
    }
    writer.newline()
  }

  /// How many words of the lead stand beside the contents, so that both are about as long. Nil when the lead is too short for that: the
  /// contents then have the whole width.
  private var opening: Int? {
    guard let lead = edition.lead else { return nil }
    let needed =
      (edition.stories.count + edition.sections.count) * Self.wordsPerEntry - Self.wordsPerHeadline
    return lead.article.body.words * 4 >= needed * 3 ? max(needed, Self.wordsPerHeadline) : nil
  }

  /// The words of a text beside the contents that take as much room as an entry or the headline.
  private static let wordsPerEntry = 7
  private static let wordsPerHeadline = 110

  private func writeRail(to writer: inout MarkupWriter) {
    writer.element("div", [.init("class", "rail")], writeContents)
    writer.newline()
  }

  private func writeContents(to writer: inout MarkupWriter) {
    writer.element("nav", [.init("id", "contents"), .init("aria-labelledby", "contents-title")]) { writer in
      writer.element("h2", [.init("id", "contents-title")], "In this edition")
      writer.element("ol", [.init("class", "sections")]) { writer in
        for (index, section) in numberedSections.enumerated() {
          writer.element("li") { writer in
            writer.element("a", [.init("class", "section-link"), .init("href", "#section-\(index + 1)"), .init("dir", "auto")]) { writer in
              writer.words(EditionWords.title(of: section.section, among: edition))
              writer.words(" ")
              writer.element("span", [.init("class", "count")], "\(section.section.stories.count)")
            }
            writer.element("ol", [.init("class", "entries")]) { writer in
              for (number, story) in section.stories {
                writer.element("li", MarkupWriter.Attribute.language(story.article.language)) { writer in
                  writer.element(
                    "a", [.init("href", "#\(StoryMarkup.name(number))"), .direction(story.article.language)], story.article.title)
                }
              }
            }
          }
        }
      }
    }
  }

  private func writeFront(_ lead: EditionStory, _ opening: Int?, to writer: inout MarkupWriter) {
    writer.element("section", [.init("class", "front"), .init("aria-label", "Lead story")]) { writer in
      StoryMarkup(story: lead, number: 1, headingLevel: 2, source: source).write(to: &writer, isFront: true, opening: opening)
    }
    writer.newline()
  }

  private func writeSections(to writer: inout MarkupWriter) {
    for (index, section) in numberedSections.enumerated() {
      let name = "section-\(index + 1)"
      writer.element("section", [.init("class", "section"), .init("id", name), .init("aria-labelledby", "\(name)-title")]) { writer in
        writer.element(
          "h2", [.init("id", "\(name)-title"), .init("dir", "auto")], EditionWords.title(of: section.section, among: edition))
        writer.newline()
        var numbers = section.stories.map(\.number)[...]
        for spread in EditionSpread.spreads(of: section.section.stories) {
          writer.element("div", [.init("class", spread.style)]) { writer in
            for story in spread.stories {
              guard let number = numbers.popFirst() else { break }
              StoryMarkup(story: story, number: number, headingLevel: 3, source: source).write(to: &writer)
            }
          }
          writer.newline()
        }
        writer.element("p", [.init("class", "up")]) { $0.element("a", [.init("href", "#contents")], "Contents") }
      }
      writer.newline()
    }
  }

  /// The sections with the numbers of their stories. The lead of the front page has the number 1.
  private var numberedSections: [(section: EditionSection, stories: [(number: Int, story: EditionStory)])] {
    var next = edition.lead == nil ? 1 : 2
    return edition.sections.map { section in
      defer { next += section.stories.count }
      return (section, section.stories.enumerated().map { (next + $0, $1) })
    }
  }

  private func source(of url: WebURL) -> String? { images.images[url].map(Self.source) }

  private static func source(of image: EditionImage) -> String {
    "data:\(image.format.mediaType);base64,\(Data(image.bytes).base64EncodedString())"
  }
}

extension MarkupWriter {
  /// Writes the name of the paper, and below it the dateline.
  mutating func masthead(of edition: Edition) {
    element("h1", EditionWords.paper)
    element("p", [.init("class", "dateline")]) { writer in
      writer.element("time", [.init("datetime", edition.date.moment.rfc3339)], edition.date.text)
      for fact in EditionWords.facts(on: edition) { writer.element("span", fact) }
    }
  }
}

extension EditionSpread {
  /// How the spread is set: one story, or several in two or three columns.
  fileprivate var style: String {
    if stories.count == 1, let story = stories.first {
      let words = story.article.body.words
      return words < EditionSpread.shortestForColumns ? "spread single" : "spread alone"
    }
    return stories.count > 2 && stories.allSatisfy { $0.role == .brief } ? "spread shared briefs" : "spread shared"
  }

  /// A shorter single text stands beside its headline instead of in two columns below it.
  private static let shortestForColumns = 120
}
