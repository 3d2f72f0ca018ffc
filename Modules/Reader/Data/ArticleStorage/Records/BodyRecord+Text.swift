internal import ArticleText
package import ReaderDomain
internal import TextEncoding

extension BodyRecord {
  /// What is searched: the body without markup, and below it the main text of the article's page.
  package var plainText: String {
    guard let fullHTML else { return plainBody }
    return "\(plainBody)\n\(HTMLText.plain(fullHTML))"
  }

  private var plainBody: String {
    switch body {
    case .html(let html, _): HTMLText.plain(html)
    case .text(let text): text
    case .none: ""
    }
  }

  /// The number of links that lead out of the page.
  fileprivate var links: Int {
    switch body {
    case .html(let html, _): HTMLLinks.count(in: html)
    case .text, .none: 0
    }
  }

  /// The kinds of media that the article shows inside its text.
  fileprivate var media: Set<Document.Media> {
    guard case .html(let html, let base) = body, HTMLMedia.mayBe(in: html) else { return [] }
    return DocumentReader.document(of: body, page: base ?? HTMLMedia.anyPage).media
  }
}

extension QueryBody {
  /// - Parameter record: the stored body; nil when the article has none.
  package convenience init(_ record: BodyRecord?) {
    self.init(record?.plainText ?? "", links: record?.links, media: record?.media ?? [])
  }
}
