internal import CoreData
internal import RecordJSON

/// The content of the file `undo.json` of earlier versions.
struct UndoDocument: RecordDocument {
  static let name = "deeds"
  static let brackets: RecordBrackets? = .array
  let undoHistory: [UndoEntryRecord]

  init(_ undoHistory: some Sequence<UndoEntryRecord>) {
    self.undoHistory = Array(undoHistory)
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    undoHistory = try reader.array { (reader) throws(JSONError) in try UndoEntryRecord(reading: &reader) }
  }

  func write(to writer: inout JSONWriter) {
    writer.lines(undoHistory) { writer, entry in entry.write(to: &writer) }
  }
}
