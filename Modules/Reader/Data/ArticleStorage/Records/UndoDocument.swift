package import CoreData
package import RecordJSON

/// The content of the file `undo.json` of earlier versions.
package struct UndoDocument: RecordDocument {
  package static let name = "deeds"
  package static let brackets: RecordBrackets? = .array
  package let undoHistory: [UndoEntryRecord]

  package init(_ undoHistory: some Sequence<UndoEntryRecord>) {
    self.undoHistory = Array(undoHistory)
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    undoHistory = try reader.array { (reader) throws(JSONError) in try UndoEntryRecord(reading: &reader) }
  }

  package func write(to writer: inout JSONWriter) {
    writer.lines(undoHistory) { writer, entry in entry.write(to: &writer) }
  }
}
