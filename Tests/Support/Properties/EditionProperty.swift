internal import ArticleText
internal import CoreDomain
@testable internal import EditionRendering
internal import ReaderDomain

/// The property of editions for every text of a publisher: no text breaks out of its place in HTML or in XHTML.
public enum EditionProperty {
  /// The first violation for this input; nil when the property holds.
  public static func failure(for input: String) -> String? {
    guard let edition = edition(of: input) else { return nil }
    let page = EditionRenderer.document(of: edition, .none, as: .html)
    if let failure = EditionMarkupCheck.failure(in: page, isPage: true) { return "\(failure) in HTML" }
    for (name, content) in EPUBEdition(edition, .none).entries where name.hasSuffix(".xhtml") {
      if let failure = EditionMarkupCheck.failure(in: content, isPage: false) { return "\(failure) in \(name)" }
    }
    return nil
  }

  /// An edition in which every text is the input.
  private static func edition(of input: String) -> Edition? {
    let document = DocumentReader.document(of: .html(input), page: try? WebURL("https://example.org/posts/1"))
    let day = CalendarDate(daysSince1970: 20_000)
    let body = EditionBody(document)
    let article = EditionArticle(
      id: input, title: input, url: try? WebURL("https://example.org/\(input)"), feed: input, feedTitle: input, folder: [input],
      authors: [input], day: day, language: Language(input), twins: [EditionTwin(id: input, feedTitle: input)], body: body)
    let reason = EditionLeadReason(words: body.words, articlesOfFeed: 1)
    let stories: [EditionStory.Role] = [.lead(reason), .story, .brief]
    return Edition(
      date: EditionDate(moment: Timestamp(seconds: 1_728_000_000), day: day), lead: EditionStory(article, .lead(reason)),
      sections: [
        EditionSection(folder: [input], stories: stories.map { EditionStory(article, $0) }),
        EditionSection(folder: [], stories: [EditionStory(article, .brief)]),
      ], omitted: input.utf8.count)
  }
}
