internal import Domain

/// A file that goes with an article, as stored.
struct EnclosureRecord: JSONRecord, Hashable {
  let url: WebAddress
  let type: String?
  let bytes: Int?
  let seconds: Int?

  init(url: WebAddress, type: String?, bytes: Int?, seconds: Int?) {
    self.url = url
    self.type = type
    self.bytes = bytes
    self.seconds = seconds
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    var url: WebAddress?
    var type: String?
    var (bytes, seconds): (Int?, Int?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "url": url = try reader.address()
      case "type": type = try reader.string()
      case "bytes": bytes = try reader.integer()
      case "seconds": seconds = try reader.integer()
      default: try reader.skipValue()
      }
    }
    guard let url else { throw reader.damage("'url' is missing") }
    self.init(url: url, type: type, bytes: bytes, seconds: seconds)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", url.text)
    writer.member("type", type)
    writer.member("bytes", bytes)
    writer.member("seconds", seconds)
    writer.endObject()
  }
}
