import DataDoubles
import ReaderDomain
import RecordJSON
import StorageDoubles
import Testing

@testable import ReaderData

@Suite("Stored edits of marks")
struct StatusEditJSONTests {
  private func read(_ json: String) throws -> StatusEdit {
    var reader = try JSONReader(Array(json.utf8))
    let edit = try StatusEdit(reading: &reader)
    try reader.end()
    return edit
  }

  @Test("an edit of marks needs a mark and whether it is set")
  func edits() throws {
    let id = StoreSample.article(1).id
    let edit = try read("{\"new\":3,\"mark\":\"read\",\"set\":false,\"ids\":[\"\(id.text)\"]}")
    #expect(edit == StatusEdit(mark: .read, isSet: false, ids: [id]))
    var writer = JSONWriter()
    edit.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "{\"mark\":\"read\",\"set\":false,\"ids\":[\"\(id.text)\"]}")
    for json in [#"{"mark":"read","ids":[]}"#, #"{"set":true}"#] {
      let error = #expect(throws: JSONError.self) { try read(json) }
      #expect(error?.problem == "'mark' or 'set' of an edit is missing")
    }
  }
}
