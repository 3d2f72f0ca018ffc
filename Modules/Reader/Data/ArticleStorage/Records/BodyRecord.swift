internal import CoreDomain
public import ReaderDomain
package import RecordJSON

/// A stored article body, as it was published: `{"html":"…","base":"…"}` or `{"text":"…"}`. The `base` is absent from HTML whose relative
/// links refer to the article's own page. The main text of the article's page, once it was fetched, stands beside it: `"full_html":"…"`.
public struct BodyRecord: Hashable, Sendable {
  /// The text that the feed published.
  public let body: ArticleBody
  /// The main text of the article's page; nil when it is not stored.
  public let fullHTML: String?

  /// Returns nil when there is nothing to store.
  package init?(_ body: ArticleBody, fullHTML: String? = nil) {
    guard body != .none || fullHTML != nil else { return nil }
    self.body = body
    self.fullHTML = fullHTML
  }
}

extension BodyRecord: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var body = ArticleBody.none
    var base: WebURL?
    var fullHTML: String?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "html": body = .html(try reader.string())
      case "base": base = WebURL(validating: try reader.string())
      case "text": body = .text(try reader.string())
      case "full_html": fullHTML = try reader.string()
      default: try reader.skipValue()
      }
    }
    if case .html(let html, _) = body { body = .html(html, base: base) }
    self.body = body
    self.fullHTML = fullHTML
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch body {
    case .html(let html, let base):
      writer.member("html", html)
      if let base { writer.member("base", base.text) }
    case .text(let text): writer.member("text", text)
    case .none: break
    }
    if let fullHTML { writer.member("full_html", fullHTML) }
    writer.endObject()
  }
}
