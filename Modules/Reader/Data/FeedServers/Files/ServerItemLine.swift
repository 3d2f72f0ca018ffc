internal import ReaderDomain
internal import RecordJSON

/// A line of `server.items`: which article an item of the server is.
struct ServerItemLine: JSONRecord, Hashable {
  let item: ServerItemID
  let article: ArticleID

  init(_ item: ServerItemID, _ article: ArticleID) {
    self.item = item
    self.article = article
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var (item, article): (ServerItemID?, ArticleID?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "item": item = try reader.value(ServerItemID.init(stored:))
      case "id": article = try reader.value(ofBytes: ArticleID.init(digits:))
      default: try reader.skipValue()
      }
    }
    guard let item, let article else { throw reader.damage("'item' or 'id' is missing") }
    self.init(item, article)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("item", item.text)
    writer.member("id", article.text)
    writer.endObject()
  }
}
