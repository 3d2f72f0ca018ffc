package import CoreData
package import RecordJSON

/// A record that is one text, and a document that is one such record: without a number, and without a line per record.
package struct TextRecord: RecordDocument, JSONRecord, Hashable {
  package static let name = "note"
  package static let brackets: RecordBrackets? = nil

  package let text: String

  package init(_ text: String) { self.text = text }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    text = try reader.string()
  }

  package func write(to writer: inout JSONWriter) {
    writer.string(text)
  }
}
