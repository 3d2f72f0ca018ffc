package import ReaderDomain
package import RecordJSON

/// A stored status: an array with the sorted words of its marks. Unknown words are included.
extension ArticleStatus: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    self.init(Set(try reader.array { (reader) throws(JSONError) in ArticleMark(rawValue: try reader.string()) }))
  }

  package func write(to writer: inout JSONWriter) {
    writer.array(marks.map(\.rawValue).sorted()) { writer, word in writer.string(word) }
  }
}
