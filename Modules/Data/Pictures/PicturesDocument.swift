internal import Domain

/// What the index of pictures holds.
struct PicturesDocument: RecordDocument {
  static let name = "pictures"
  static let brackets: RecordBrackets? = .object
  let pictures: [PictureID: Picture]

  init(_ pictures: [PictureID: Picture]) {
    self.pictures = pictures
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    let records: [PictureID: PictureRecord] = try KeyedRecords.read(&reader, identity: PictureID.init(stored:))
    pictures = Dictionary(uniqueKeysWithValues: records.map { ($0, $1.picture($0)) })
  }

  func write(to writer: inout JSONWriter) {
    KeyedRecords.write(pictures.mapValues(PictureRecord.init), to: &writer, text: \.text)
  }
}
