internal import ArticleText
internal import CoreDomain
package import ReaderDomain
package import RecordJSON

/// A stored article body, as it was published: `{"html":"…","base":"…"}` or `{"text":"…"}`. The `base` is absent from HTML whose relative
/// links refer to the article's own page.
package struct BodyRecord: JSONRecord, Hashable {
  package let body: ArticleBody

  /// Returns nil for `.none`.
  package init?(_ body: ArticleBody) {
    guard body != .none else { return nil }
    self.body = body
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    var body = ArticleBody.none
    var base: WebURL?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "html": body = .html(try reader.string())
      case "base": base = WebURL(validating: try reader.string())
      case "text": body = .text(try reader.string())
      default: try reader.skipValue()
      }
    }
    if case .html(let html, _) = body { body = .html(html, base: base) }
    self.body = body
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
    writer.endObject()
  }
}
