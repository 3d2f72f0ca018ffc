internal import ReaderDomain
internal import RecordJSON

/// A stored status: an array with the sorted words of its marks. Unknown words are included.
struct StatusRecord: JSONRecord, Hashable {
  let status: ArticleStatus

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
