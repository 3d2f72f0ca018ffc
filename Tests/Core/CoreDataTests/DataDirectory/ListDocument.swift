import CoreData
import RecordJSON

/// A small document: a list of notes, one per line, and a number.
struct ListDocument: RecordDocument, Hashable {
  static let name = "notes"
  static let brackets: RecordBrackets? = .array
  static let numberName: String? = "merged"

  var notes: [String]
  var number = 0

  init(_ notes: [String], merged number: Int = 0) {
    self.notes = notes
    self.number = number
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    notes = try reader.array { (reader) throws(JSONError) in try reader.string() }
  }

  func write(to writer: inout JSONWriter) {
    writer.lines(notes) { $0.string($1) }
  }
}
