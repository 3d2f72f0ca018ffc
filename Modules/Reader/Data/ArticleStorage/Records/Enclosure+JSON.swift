internal import CoreData
internal import CoreDomain
package import ReaderDomain
package import RecordJSON

/// A file that is attached to an article, as stored.
extension Enclosure: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var url: WebURL?
    var type: String?
    var (bytes, seconds): (Int?, Int?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "url": url = try reader.url()
      case "type": type = try reader.string()
      case "bytes": bytes = try reader.integer()
      case "seconds": seconds = try reader.integer()
      default: try reader.skipValue()
      }
    }
    guard let url else { throw reader.damage("'url' is missing") }
    self.init(url: url, type: type, bytes: bytes, seconds: seconds)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("url", url.text)
    writer.member("type", type)
    writer.member("bytes", bytes)
    writer.member("seconds", seconds)
    writer.endObject()
  }
}
