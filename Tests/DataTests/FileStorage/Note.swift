import FileStorage
import RecordJSON

/// A record that is one text, and a document that is one such record: without a number, and without a line per record.
struct Note: RecordDocument, JSONRecord, Hashable {
  static let name = "note"
  static let brackets: RecordBrackets? = nil

  let text: String

  init(_ text: String) { self.text = text }

  init(reading reader: inout JSONReader) throws(JSONError) {
    text = try reader.string()
  }

  func write(to writer: inout JSONWriter) {
    writer.string(text)
  }
}
