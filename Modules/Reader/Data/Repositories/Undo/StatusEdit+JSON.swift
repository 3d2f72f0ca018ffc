package import ReaderDomain
package import RecordJSON

/// A stored status edit: `{"mark":"starred","set":true,"ids":["…"]}`.
extension StatusEdit: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (mark, ids): (String?, [ArticleID]) = (nil, [])
    var isSet: Bool?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "mark": mark = try reader.string()
      case "set": isSet = try reader.flag()
      case "ids": ids = try reader.array { (reader) throws(JSONError) in try reader.value(ofBytes: { ArticleID(digits: $0) }) }
      default: try reader.skipValue()
      }
    }
    guard let mark, let isSet else { throw reader.damage("'mark' or 'set' of an edit is missing") }
    self.init(mark: ArticleMark(rawValue: mark), isSet: isSet, ids: ids)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("mark", mark.rawValue)
    writer.member("set", isSet)
    writer.member("ids", ids) { writer, id in writer.string(id.text) }
    writer.endObject()
  }
}
