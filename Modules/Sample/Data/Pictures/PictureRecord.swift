internal import CoreData
internal import CoreDomain
internal import RecordJSON
internal import SampleDomain

/// The stored metadata of a picture:
/// `{"caption":"hello","format":"png","bytes":1234,"source":"https://…","said":"2026-03-01T08:30:00Z","saved":"2026-03-01T08:31:00Z"}`.
struct PictureRecord: JSONRecord, Hashable {
  private let caption: String
  private let format: ImageFormat
  private let byteCount: Int
  private let source: WebURL
  private let said: Timestamp
  private let saved: Timestamp?

  /// record <- entity
  init(_ picture: Picture) {
    caption = picture.caption
    format = picture.format
    byteCount = picture.byteCount
    source = picture.source
    said = picture.said
    saved = picture.saved
  }

  /// record -> entity
  func picture(_ id: PictureID) -> Picture {
    Picture(id: id, caption: caption, format: format, byteCount: byteCount, source: source, said: said, saved: saved)
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var (caption, format, byteCount): (String?, ImageFormat?, Int?)
    var (source, said, saved): (WebURL?, Timestamp?, Timestamp?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "caption": caption = try reader.string()
      case "format": format = try reader.value { ImageFormat(rawValue: $0) }
      case "bytes": byteCount = try reader.integer()
      case "source": source = try reader.url()
      case "said": said = try reader.moment()
      case "saved": saved = try reader.moment()
      default: try reader.skipValue()
      }
    }
    guard let caption, let format, let byteCount, let source, let said else {
      throw reader.damage("'caption', 'format', 'bytes', 'source' or 'said' is missing")
    }
    (self.caption, self.format, self.byteCount, self.source, self.said, self.saved) = (caption, format, byteCount, source, said, saved)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("caption", caption)
    writer.member("format", format.rawValue)
    writer.member("bytes", byteCount)
    writer.member("source", source.text)
    writer.member("said", said.rfc3339)
    writer.member("saved", saved?.rfc3339)
    writer.endObject()
  }
}
