package import RecordJSON

package struct AuthorRecord: JSONRecord, Hashable {
  package let name: String?
  package let url: String?
}

extension AuthorRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (name, url): (String?, String?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "name": name = try reader.string()
      case "url": url = try reader.string()
      default: try reader.skipValue()
      }
    }
    self.init(name: name, url: url)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("url", url)
    writer.endObject()
  }
}
