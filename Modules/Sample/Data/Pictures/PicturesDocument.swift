package import CoreData
internal import CoreDomain
package import RecordJSON
package import SampleDomain

/// The JSON index of versions without stars, in `pictures/index.json`. It is only read, and repaired if damaged. Its pictures count as
/// seen, because an update must not make them unseen.
package struct PicturesDocument: RecordDocument {
  package static let name = "pictures"
  package static let brackets: RecordBrackets? = .object
  package let pictures: [PictureID: Picture]

  package init(_ pictures: [PictureID: Picture]) {
    self.pictures = pictures
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    let records: [PictureID: Record] = try KeyedRecords.read(&reader, identity: PictureID.init(stored:))
    pictures = Dictionary(uniqueKeysWithValues: records.map { ($0, $1.picture($0)) })
  }

  package func write(to writer: inout JSONWriter) {
    KeyedRecords.write(pictures.mapValues(Record.init), to: &writer, text: \.text)
  }

  /// `{"caption":"hello","format":"png","bytes":1234,"source":"https://…","said":"2026-03-01T08:30:00Z","saved":"2026-03-01T08:31:00Z"}`
  private struct Record: JSONRecord {
    private let caption: String
    private let format: ImageFormat
    private let byteCount: Int
    private let source: WebURL
    private let fetchedAt: Timestamp
    private let saved: Timestamp?

    init(_ picture: Picture) {
      (caption, format, byteCount) = (picture.caption, picture.format, picture.byteCount)
      (source, fetchedAt, saved) = (picture.source, picture.fetchedAt, picture.saved)
    }

    func picture(_ id: PictureID) -> Picture {
      Picture(
        id: id, caption: caption, format: format, byteCount: byteCount, source: source, fetchedAt: fetchedAt, saved: saved,
        isStarred: false,
        isSeen: true)
    }

    init(reading reader: inout JSONReader) throws(JSONError) {
      var (caption, format, byteCount): (String?, ImageFormat?, Int?)
      var (source, fetchedAt, saved): (WebURL?, Timestamp?, Timestamp?)
      try reader.beginObject()
      while let member = try reader.nextMember() {
        switch member {
        case "caption": caption = try reader.string()
        case "format": format = try reader.value { ImageFormat(rawValue: $0) }
        case "bytes": byteCount = try reader.integer()
        case "source": source = try reader.url()
        case "said": fetchedAt = try reader.moment()
        case "saved": saved = try reader.moment()
        default: try reader.skipValue()
        }
      }
      guard let caption, let format, let byteCount, let source, let fetchedAt else {
        throw reader.damage("'caption', 'format', 'bytes', 'source' or 'said' is missing")
      }
      (self.caption, self.format, self.byteCount) = (caption, format, byteCount)
      (self.source, self.fetchedAt, self.saved) = (source, fetchedAt, saved)
    }

    func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.member("caption", caption)
      writer.member("format", format.rawValue)
      writer.member("bytes", byteCount)
      writer.member("source", source.text)
      writer.member("said", fetchedAt.rfc3339)
      writer.member("saved", saved?.rfc3339)
      writer.endObject()
    }
  }
}
