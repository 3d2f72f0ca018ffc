import CoreData
import CoreDomain
import DataDoubles
import SampleDomain
import Testing

@testable import SampleData

@Suite("What the index of pictures reads")
struct KeptCaptionTests {
  /// Texts that break out of a format.
  @Test(
    "a reader accepts what its writer wrote, and returns the same text",
    arguments: [
      "", "\n", "\r\n\t", "\u{0}", "\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{FFFF}\u{FFFD}", #"\ud800"#, #"\udfff\u0000\"#, "&#xD800;",
      "&amp;&lt;",
      "]]>", "\"quotes' and \\", "{}[],:", "\",\"quotes\":", "e\u{301}\u{301}", "\u{202E}\u{2028}\u{2029}", "😀👩‍👩‍👧", "null", "schema",
    ])
  func kept(text: String) throws {
    let id = PictureID(bytes: Array(text.utf8))
    let picture = Picture(
      id: id, caption: text, format: .png, byteCount: 1 << 53, source: StoreSample.url(), said: StoreSample.moment,
      saved: StoreSample.moment)
    #expect(try PictureIndex(parsing: PictureIndex([id: picture]).bytes).pictures == [id: picture])
  }
}
