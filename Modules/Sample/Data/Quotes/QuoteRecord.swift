internal import CoreData
internal import CoreDomain
internal import RecordJSON
internal import SampleDomain

/// A quote as stored: `{"id":"a1","text":"…","author":"…","seen":"2026-03-01T08:30:00Z"}`.
struct QuoteRecord: JSONRecord {
  let quote: Quote

  /// record <- entity
  init(_ quote: Quote) {
    self.quote = quote
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var (id, text, author, seen): (String, String, String?, Timestamp?) = ("", "", nil, nil)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "id": id = try reader.string()
      case "text": text = try reader.string()
      case "author": author = try reader.string()
      case "seen": seen = try reader.moment()
      default: try reader.skipValue()
      }
    }
    guard let seen, let quote = Quote(id: id, text: text, author: author, seen: seen) else {
      throw reader.damage("'text' or 'seen' is missing")
    }
    self.quote = quote
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", quote.id)
    writer.member("text", quote.text)
    writer.member("author", quote.author)
    writer.member("seen", quote.seen.rfc3339)
    writer.endObject()
  }
}
