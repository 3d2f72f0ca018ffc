import CoreData
import CoreDomain
import DataDoubles
import Growth
import SampleDomain
import Testing

@testable import SampleData

@Suite("What the documents of the sample read")
struct KeptTextTests {
  /// Texts that break out of a format.
  @Test(
    "a reader accepts what its writer wrote, and returns the same text",
    arguments: [
      "", "\n", "\r\n\t", "\u{0}", "\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{FFFF}\u{FFFD}", #"\ud800"#, #"\udfff\u0000\"#, "&#xD800;",
      "&amp;&lt;",
      "]]>", "\"quotes' and \\", "{}[],:", "\",\"quotes\":", "e\u{301}\u{301}", "\u{202E}\u{2028}\u{2029}", "😀👩‍👩‍👧", "null", "schema",
    ])
  func kept(text: String) throws {
    let quote = try #require(Quote(id: text, text: "x\(text)", author: text, seen: StoreSample.moment))
    #expect(try QuotesDocument(parsing: QuotesDocument([quote]).bytes).quotes == [quote])
    let id = PictureID(bytes: Array(text.utf8))
    let picture = Picture(
      id: id, caption: text, format: .png, byteCount: 1 << 53, source: StoreSample.url(), said: StoreSample.moment,
      saved: StoreSample.moment)
    #expect(try PictureIndex(parsing: PictureIndex([id: picture]).bytes).pictures == [id: picture])
  }

  @Test(
    "a file of quotes is read in linear time",
    arguments: ["§", "{§}", "{\"schema\":1,\"quotes\":[§]}", "{\"schema\":1,\"x\":\"§\"}"] as [FloodPlace])
  func cost(place: FloodPlace) {
    let flood = Flood(places: [place], tokens: ["{", "[", "\"", "\\", "{\"id\":\"№\",", "{},", ",", " ", "\n"])
    for problem in flood.problems(upTo: FloodSize.largest, read: { _ = try? QuotesDocument(parsing: $0) }) { Issue.record("\(problem)") }
  }
}
