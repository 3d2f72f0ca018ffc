internal import Domain

/// What the file of visits holds.
struct FetchStatesDocument: RecordDocument {
  static let name = "visits"
  static let brackets: RecordBrackets? = .object
  let fetchStates: [FeedID: FetchStateRecord]

  init(_ fetchStates: [FeedID: FetchStateRecord]) {
    self.fetchStates = fetchStates
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    fetchStates = try KeyedRecords.read(&reader, identity: FeedID.init(stored:))
  }

  func write(to writer: inout JSONWriter) {
    KeyedRecords.write(fetchStates, to: &writer, text: \.text)
  }
}
