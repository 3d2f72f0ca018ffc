@testable import FeedFetching
import Testing

@Suite("Response excerpts")
struct ResponseExcerptReaderTests {
  @Test(
    "the excerpt of a page is its text, of plain text its start, and of other content empty",
    arguments: [
      ("Not  here.\r\n", nil, "Not here."), ("", nil, ""), ("a < b", nil, "a < b"),
      ("<html><head><title>Just a moment</title><script>evil('<p>')</script></head><body><h1>Wait</h1>", "text/html", "Just a moment Wait"),
      ("{\"error\": \"no key\"}", "application/json", "{\"error\": \"no key\"}"), ("GIF89a\u{0}\u{1}", nil, ""),
      ("Cannot GET /feed?token=t0k3nt0k3n&x=1", nil, "Cannot GET /feed?token=…&x=1"),
      ("see http://me:secret@example.org/0123456789abcdef0123456789abcdef", nil, "see http://example.org/…"),
    ] as [(String, String?, String)])
  func beginnings(body: String, type: String?, beginning: String) {
    #expect(ResponseExcerptReader.beginning(of: Array(body.utf8), contentType: type) == beginning)
  }

  @Test("the excerpt is one line from the first bytes, cut between characters")
  func limits() {
    let long = ResponseExcerptReader.beginning(of: Array(String(repeating: "wörter ", count: 1_000_000).utf8), contentType: nil)
    #expect(long.hasPrefix("wörter wörter ") && long.hasSuffix("…") && long.count == 120)
    let late = String(repeating: " ", count: ResponseExcerptReader.maximumBytes) + "late"
    #expect(ResponseExcerptReader.beginning(of: Array(late.utf8), contentType: nil) == "")
    let one = ResponseExcerptReader.beginning(of: Array(String(repeating: "é", count: 100_000).utf8), contentType: nil)
    #expect(one.count <= 120 && one.hasPrefix("éé"))
  }

  @Test("a character at the end of the examined bytes counts only if it is whole")
  func lastCharacter() {
    func beginning(_ text: String) -> String { ResponseExcerptReader.beginning(of: Array(text.utf8), contentType: nil) }
    let maximum = ResponseExcerptReader.maximumBytes
    #expect(beginning("x" + String(repeating: " ", count: maximum - 3) + "é") == "x é")
    // The second of three bytes is the last that is examined.
    #expect(beginning("x" + String(repeating: " ", count: maximum - 3) + "\u{2019}s") == "x")
    #expect(beginning(String(repeating: "日", count: maximum)).hasPrefix("日日"))
  }

  @Test("an excerpt of the maximum length is whole, and a longer one ends in an ellipsis")
  func maximumLength() {
    let words = Array(repeating: "ab", count: 39) + ["abc"]
    func beginning(_ words: [String]) -> String {
      ResponseExcerptReader.beginning(of: Array(words.joined(separator: " ").utf8), contentType: nil)
    }
    #expect(beginning(words) == words.joined(separator: " "))
    #expect(beginning(words + ["d"]) == words.joined(separator: " ").dropLast() + "…")
  }
}
