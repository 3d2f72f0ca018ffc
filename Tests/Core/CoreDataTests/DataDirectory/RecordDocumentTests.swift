import CoreData
import CoreDomain
import DataDoubles
import RecordJSON
import Testing

@Suite("Documents of records")
struct RecordDocumentTests {
  private func parsed(_ text: String) throws -> ListDocument { try ListDocument(parsing: Array(text.utf8)) }

  @Test(
    "a document is readable JSON, and a number that older programs would misread raises the schema number",
    arguments: [
      (ListDocument(["a", "b"]), "{\"schema\":1,\"notes\":[\n\"a\",\n\"b\"\n]}\n"),
      (ListDocument(["a"], merged: 7), "{\"schema\":2,\"merged\":7,\"notes\":[\n\"a\"\n]}\n"),
    ])
  func format(document: ListDocument, text: String) throws {
    #expect(String(decoding: document.bytes, as: UTF8.self) == text)
    #expect(try parsed(text) == document)
    #expect(document.bytes.starts(with: ListDocument.opening(number: document.number)))
    #expect(String(decoding: TextRecord("x").bytes, as: UTF8.self) == "{\"schema\":1,\"note\":\"x\"}\n")
  }

  @Test("members in any order are read, and unknown ones are skipped")
  func order() throws {
    let text = #"{"more":[{"notes":["x"]}],"notes":["a"],"merged":3,"schema":2,"last":null}"#
    #expect(try parsed(text) == ListDocument(["a"], merged: 3))
    #expect(try parsed("{\"merged\":\((1 << 52) - 1),\"notes\":[],\"schema\":1}").number == (1 << 52) - 1)
  }

  @Test(
    "a document of a newer version names that version, wherever it stands",
    arguments: [(#"{"schema":3,"notes":["a"]}"#, 3), (#"{"notes":7,"schema":12}"#, 12)])
  func newer(text: String, version: Int) throws {
    let error = #expect(throws: DocumentSchema.VersionError.self) { try parsed(text) }
    guard case .newer(version, newest: 2) = error else { throw Unexpected() }
    #expect(throws: DocumentSchema.VersionError.self) { try TextRecord(parsing: Array(#"{"schema":2,"note":"x"}"#.utf8)) }
  }

  private struct Unexpected: Error {}

  @Test(
    "a damaged document says what is wrong",
    arguments: [
      (#"{"schema":0,"notes":[]}"#, "schema version 0 is invalid"), (#"{"schema":-1,"notes":[]}"#, "schema version -1 is invalid"),
      (#"{"notes":[]}"#, "'schema' is missing"), (#"{"schema":1}"#, "'notes' is missing"),
      (#"{"schema":2,"merged":-1,"notes":[]}"#, "'merged' is out of range"),
      ("{\"schema\":2,\"merged\":\(1 << 52),\"notes\":[]}", "'merged' is out of range"),
    ])
  func damaged(text: String, problem: String) throws {
    let error = #expect(throws: DocumentSchema.VersionError.self) { try parsed(text) }
    guard case .damaged(let damage) = error else { throw Unexpected() }
    #expect(damage.problem == problem)
    #expect(throws: DocumentSchema.VersionError.self) { try parsed(#"{"schema":1,"notes":[]} more"#) }
  }

  @Test(
    "of a damaged document, all undamaged lines are recovered, with its number, and the others are counted if its end is there",
    arguments: [
      ("{\"schema\":1,\"notes\":[\n\"a\",\n\"b,\n\"c\"\n]}\n", ListDocument(["a", "c"]), 1),
      ("{\"schema\":1,\"notes\":[\n\"a\",\n\"b\"", ListDocument(["a", "b"]), nil),
      ("{\"schema\":1,\"notes\":[\n\"a\",\n\"b", ListDocument(["a"]), nil),
      ("{\"schema\":1,\"notes\":[\n\"a\"\n]}\ngarbage\n", ListDocument(["a"]), 1),
      ("{\"sch\n\"a\",\n\"b\"\n]}\n", ListDocument(["a", "b"]), 1),
      ("{\"schema\":2,\"merged\":7,\"notes\":[\n1,\n\"b\",\n2\n]}\n", ListDocument(["b"], merged: 7), 2),
      ("{\"schema\":2,\"merged\":07,\"notes\":[\n\"b\"\n]}\n", ListDocument(["b"]), 1),
      ("{\"schema\":2,\"merged\":7}\n\"b\"\n]}\n", ListDocument(["b"]), 1),
      ("{\"schema\":2,\"merged\":\(1 << 52),\"notes\":[\n\"b\"\n]}\n", ListDocument(["b"]), 1),
    ] as [(String, ListDocument, Int?)])
  func salvaged(text: String, document: ListDocument, lost: Int?) throws {
    let salvaged = try #require(ListDocument.salvaged(from: Array(text.utf8)))
    #expect(salvaged.document == document)
    #expect(salvaged.lost == lost)
  }

  @Test("nothing is recovered of a document without an undamaged line, or without lines")
  func lost() {
    for text in ["", "{\"schema\":1,\"notes\":[\n]}\n", "{\"schema\":1,\"notes\":[\n1\n]}\n"] {
      #expect(ListDocument.salvaged(from: Array(text.utf8)) == nil)
    }
    #expect(TextRecord.salvaged(from: Array("{\"schema\":1,\"note\":\n\"x\"\n}\n".utf8)) == nil)
    #expect(TextRecord.number(inOpening: Array("{\"schema\":1,\"merged\":7,\"note\":".utf8)[...]) == 0)
  }

  @Test("the number in the first line of a file counts only as this program writes it")
  func numbers() {
    let lines = [
      "{\"schema\":2,\"merged\":7,\"notes\":[": 7, "{\"schema\":2,\"merged\":\((1 << 52) - 1),\"notes\":[": (1 << 52) - 1,
      "{\"schema\":1,\"merged\":7,\"notes\":[": 0, "{\"schema\":2,\"merged\":7,\"notes\":[\"a\"": 0,
      "{\"schema\":2,\"merged\":,\"notes\":[": 0,
      "{\"schema\":1,\"notes\":[": 0,
    ]
    for (line, number) in lines { #expect(ListDocument.number(inOpening: Array(line.utf8)[...]) == number, "\(line)") }
  }

  @Test("keyed records are written in order, one per line, and a key that is no identity is damage")
  func keys() throws {
    var writer = JSONWriter()
    KeyedRecords.write([3: TextRecord("c"), 1: TextRecord("a"), 2: TextRecord("b")], to: &writer, text: { "\($0)" })
    let text = "{\n\"1\":\"a\",\n\"2\":\"b\",\n\"3\":\"c\"\n}"
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    var reader = try JSONReader(Array(text.utf8))
    #expect(try KeyedRecords.read(&reader, identity: { Int($0) }) == [1: TextRecord("a"), 2: TextRecord("b"), 3: TextRecord("c")])
    var damaged = try JSONReader(Array("{\"x\":\"a\"}".utf8))
    let error = #expect(throws: JSONError.self) { let _: [Int: TextRecord] = try KeyedRecords.read(&damaged, identity: { Int($0) }) }
    #expect(error?.problem == "'x' is not a valid Int")
  }

  @Test("a URL and a time are read, and a text that is neither is damage")
  func values() throws {
    var reader = try JSONReader(Array(#"["https://example.org/","2026-03-01T08:30:00Z"]"#.utf8))
    let texts = try reader.array { (reader) throws(JSONError) in reader.position < 5 ? try reader.url().text : try reader.moment().rfc3339 }
    #expect(texts == ["https://example.org/", "2026-03-01T08:30:00Z"])
    var url = try JSONReader(Array("\"ftp:x\"".utf8))
    let error = #expect(throws: JSONError.self) { try url.url() }
    #expect(error?.problem.hasPrefix("'ftp:x' is not a URL: ") == true)
    var moment = try JSONReader(Array("\"yesterday\"".utf8))
    #expect(throws: JSONError.self) { try moment.moment() }
  }
}
