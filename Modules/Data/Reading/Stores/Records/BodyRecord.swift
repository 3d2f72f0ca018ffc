internal import Domain

/// An article's body as stored, in the form in which it was published: `{"html":"…"}` or `{"text":"…"}`.
struct BodyRecord: JSONRecord, Hashable {
  /// The body.
  let body: ArticleBody

  /// record <- entity; nil when there is no body.
  init?(_ body: ArticleBody) {
    guard body != .none else { return nil }
    self.body = body
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    var body = ArticleBody.none
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "html": body = .html(try reader.string())
      case "text": body = .text(try reader.string())
      default: try reader.skipValue()
      }
    }
    self.body = body
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch body {
    case .html(let html): writer.member("html", html)
    case .text(let text): writer.member("text", text)
    case .none: break
    }
    writer.endObject()
  }
}
