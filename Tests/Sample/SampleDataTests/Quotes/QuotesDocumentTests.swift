import CoreData
import DataDoubles
import RecordJSON
import SampleData
import SampleDomain
import Testing

@Suite("The content of the quotes file")
struct QuotesDocumentTests {
  private func quotes(_ records: String) throws -> [Quote] {
    try QuotesDocument(parsing: Array("{\"schema\":1,\"quotes\":[\n\(records)\n]}\n".utf8)).quotes
  }

  @Test("a quote may lack an id and an author, and a member of a newer version is skipped")
  func members() throws {
    let seen = "\"seen\":\"2026-03-01T08:30:00Z\""
    let whole = try #require(Quote(id: "a1", text: "Be.", author: "Ann", seen: StoreSample.moment))
    #expect(try quotes("{\"id\":\"a1\",\"text\":\"Be.\",\"author\":\"Ann\",\(seen)}") == [whole])
    #expect(try quotes("{\"new\":[{}],\(seen),\"author\":\"Ann\",\"text\":\"Be.\",\"id\":\"a1\"}") == [whole])
    let least = try #require(try quotes("{\"text\":\"Be.\",\(seen)}").first)
    #expect(least.text == "Be." && least.author == nil && least.id == "")
  }

  @Test(
    "a quote without a text or a time is damage",
    arguments: [
      #"{"id":"a","text":"Be."}"#, #"{"id":"a","seen":"2026-03-01T08:30:00Z"}"#, #"{"text":" ","seen":"2026-03-01T08:30:00Z"}"#, "{}",
    ])
  func missing(record: String) {
    let error = #expect(throws: DocumentSchema.VersionError.self) { _ = try quotes(record) }
    guard case .damaged(let damage) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(damage == JSONError(line: 2, "'text' or 'seen' is missing"))
  }
}
