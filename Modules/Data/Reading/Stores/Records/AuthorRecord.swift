/// An author as stored.
struct AuthorRecord: JSONRecord, Hashable {
  let name: String?
  let url: String?

  init(name: String?, url: String?) {
    self.name = name
    self.url = url
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
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

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("url", url)
    writer.endObject()
  }
}
