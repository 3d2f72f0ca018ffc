package import FileStorage
package import RecordJSON
package import Domain

/// The document `refresh.json`: what is known of the latest refresh.
package struct RefreshDocument: RecordDocument {
  package static let name = "refresh"
  package static let brackets: RecordBrackets? = nil
  package let began: Timestamp

  package init(began: Timestamp) {
    self.began = began
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    var began: Timestamp?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      if member == "began" { began = try reader.moment() } else { try reader.skipValue() }
    }
    guard let began else { throw reader.damage("'began' is missing") }
    self.init(began: began)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("began", began.rfc3339)
    writer.endObject()
  }
}
