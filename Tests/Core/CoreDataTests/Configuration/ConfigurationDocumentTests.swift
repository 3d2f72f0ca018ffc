import CoreData
import RecordJSON
import Testing

@Suite("The content of the settings file")
struct ConfigurationDocumentTests {
  private func salvaged(_ text: String) -> (texts: [String: String], lost: Int) {
    let (document, lost) = ConfigurationDocument.salvaged(from: Array(text.utf8))
    return (document.texts, lost)
  }

  @Test("the readable lines of a malformed file give their settings, and the others are counted")
  func salvage() {
    #expect(
      salvaged("{\n  \"a\": \"1\",\n  \"b\": 2,\n \"c\" \"3\"\n\t\"d\":\"4\" ,  \r\n\"e\": \"5\"") == (["a": "1", "d": "4", "e": "5"], 2))
    #expect(salvaged("") == ([:], 0) && salvaged("{\n}\n") == ([:], 0) && salvaged(" { \n\n } \n") == ([:], 0))
    #expect(salvaged("{\"a\": \"1\", \"b\": 2}") == ([:], 1), "A setting that shares its line with a brace is not recovered.")
    #expect(salvaged("\"a\":\"1\",\"b\":\"2\"\nnothing\n[\n,\n") == (["a": "1", "b": "2"], 3))
  }

  @Test("the first of two settings with one name is kept")
  func twice() {
    #expect(salvaged("\"a\":\"1\"\n\"a\":\"2\"\n") == (["a": "1"], 0))
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    var document = ConfigurationDocument()
    #expect(String(decoding: document.bytes, as: UTF8.self) == "{\n}\n")
    document.texts = ["b": "2\n", "a": "\""]
    #expect(String(decoding: document.bytes, as: UTF8.self) == "{\n  \"a\": \"\\\"\",\n  \"b\": \"2\\n\"\n}\n")
    #expect(try ConfigurationDocument(parsing: document.bytes).texts == document.texts)
    #expect(try ConfigurationDocument(parsing: [0xEF, 0xBB, 0xBF] + document.bytes).texts == document.texts)
  }
}
