package import CoreData
package import RecordJSON
package import SampleDomain

/// The index of pictures as a JSON document.
package struct PicturesDocument: RecordDocument {
  package static let name = "pictures"
  package static let brackets: RecordBrackets? = .object
  package let pictures: [PictureID: Picture]

  package init(_ pictures: [PictureID: Picture]) {
    self.pictures = pictures
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    let records: [PictureID: PictureRecord] = try KeyedRecords.read(&reader, identity: PictureID.init(stored:))
    pictures = Dictionary(uniqueKeysWithValues: records.map { ($0, $1.picture($0)) })
  }

  package func write(to writer: inout JSONWriter) {
    KeyedRecords.write(pictures.mapValues(PictureRecord.init), to: &writer, text: \.text)
  }
}
