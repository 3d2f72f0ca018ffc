internal import RecordJSON
internal import Domain

/// A status as stored: one value, the sorted words of its marks, those that are not known here included.
struct StatusRecord: JSONRecord, Hashable {
  /// The status.
  let status: ArticleStatus

  /// record <- entity
  init(_ status: ArticleStatus) {
    self.status = status
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    status = ArticleStatus(Set(try reader.array { (reader) throws(JSONError) in ArticleMark(rawValue: try reader.string()) }))
  }

  func write(to writer: inout JSONWriter) {
    writer.array(status.marks.map(\.rawValue).sorted()) { writer, word in writer.string(word) }
  }
}
