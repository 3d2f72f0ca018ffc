package import CoreData
package import ReaderDomain
package import RecordJSON

/// The content of the file of fetch states.
package struct FetchStatesDocument: RecordDocument {
  package static let name = "visits"
  package static let brackets: RecordBrackets? = .object
  package let fetchStates: [FeedID: FetchState]

  package init(_ fetchStates: [FeedID: FetchState]) {
    self.fetchStates = fetchStates
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    fetchStates = try KeyedRecords.read(&reader, identity: FeedID.init(stored:))
  }

  package func write(to writer: inout JSONWriter) {
    KeyedRecords.write(fetchStates, to: &writer, text: \.text)
  }
}
